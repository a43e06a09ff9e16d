/** The last group may be smaller. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = []
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size))
  return groups
}

/** Runs `work` on the items in order, at most `size` at a time. Starts no more items once `signal` aborts. */
export async function runPool<Item>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(size, items.length) }, lane))
}
