import { giveWay } from './when-idle.ts'

/** The last group may be smaller. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = []
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size))
  return groups
}

/** About 5 ms of work per read of full checks: less than a frame even on a slow phone. */
const checksPerRead = 6

/** Reads checks in small groups, so that the page can render in between. */
export async function* readInGroups<Row>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (const some of inGroups(ids, checksPerRead)) {
    yield await read(some)
    await giveWay()
  }
}
