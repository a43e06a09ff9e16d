/** Processes `count` items at a time. The results are in order of completion. */
export async function inLanes<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.values()
  const results: Result[] = []
  const lane = async () => {
    for (const item of waiting) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: count }, lane))
  return results
}
