export function newId(): string {
  return crypto.randomUUID()
}

/**
 * Returns the n-th id derived from `root`, so that a repeated request gets the same id. Only the last 32 bits
 * change: for n from 0 to 2^32 - 2, the ids differ from each other and from the root.
 */
export function derivedId(root: string, n: number): string {
  const turned = (Number.parseInt(root.slice(-8), 16) ^ (n + 1)) >>> 0
  return root.slice(0, -8) + turned.toString(16).padStart(8, '0')
}
