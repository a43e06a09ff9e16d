import { runPool } from '../../../src/lib/groups.ts'

/** Processes `count` items at a time. The results are in order of completion. */
export async function inLanes<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  await runPool(items, count, async (item) => void results.push(await work(item)))
  return results
}
