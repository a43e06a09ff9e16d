export function newId(): string {
  return crypto.randomUUID()
}

/**
 * Derives the n-th id from a root, so that a caller that knows the root can repeat a request under its old id. Only the
 * last 32 bits change, so ids differ for each n from 0 to 2^32 - 2 and from the root; two roots collide no more easily
 * than two random 90-bit ids.
 */
export function derivedId(root: string, n: number): string {
  const turned = (Number.parseInt(root.slice(-8), 16) ^ (n + 1)) >>> 0
  return root.slice(0, -8) + turned.toString(16).padStart(8, '0')
}
