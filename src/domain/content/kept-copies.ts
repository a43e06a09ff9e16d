/** The maximum number and total size of the stored copies of one kind. */
export interface KeepLimit {
  entries: number
  bytes: number
}

/** How many copies to evict, oldest first, to meet the limit; `sizes` are in bytes, in the order of saving. */
export function surplus(sizes: readonly number[], { entries, bytes }: KeepLimit): number {
  let left = sizes.reduce((sum, size) => sum + size, 0)
  let going = 0
  for (const size of sizes) {
    if (sizes.length - going <= entries && left <= bytes) break
    left -= size
    going += 1
  }
  return going
}
