/** A new id for a row or a change, made on the device. */
export function newId(): string {
  return crypto.randomUUID()
}

/**
 * The n-th id that belongs to a root, the same whenever it is asked for: whoever knows the root repeats a request
 * under its old id. Different for each n from 0 to 2^32 - 2, and never the root itself, as only the last 32 bits
 * are turned; two roots meet no more easily than two random ids of 90 bits.
 */
export function derivedId(root: string, n: number): string {
  const turned = (Number.parseInt(root.slice(-8), 16) ^ (n + 1)) >>> 0
  return root.slice(0, -8) + turned.toString(16).padStart(8, '0')
}
