/** Creates an id for a row or a change on the device. */
export function newId(): string {
  return crypto.randomUUID()
}

/**
 * The n-th id derived from a root: deterministic, so a caller that knows the root repeats a request under its old id.
 * Different for each n from 0 to 2^32 - 2, and never the root itself, as only the last 32 bits change; two roots
 * collide no more easily than two random ids of 90 bits.
 */
export function derivedId(root: string, n: number): string {
  const turned = (Number.parseInt(root.slice(-8), 16) ^ (n + 1)) >>> 0
  return root.slice(0, -8) + turned.toString(16).padStart(8, '0')
}
