import * as v from 'valibot'
import { PullBooks, type Pulled } from '#src/domain/sync/pulled.ts'
import { forgetFact, readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'

/** Created before a request. The response is stored only if the progress has not changed since. */
export type PullTicket = Awaited<ReturnType<typeof takeTicket>>

// Unreadable progress counts as none: everything is pulled again and compared with the stored rows.
async function readBooks(): Promise<PullBooks> {
  const read = v.safeParse(PullBooks, await readMetadata('pulled'))
  return read.success ? read.output : { cursor: null, open: {} }
}

export async function takeTicket() {
  const { userId } = database()
  return { userId, books: await readBooks() }
}

/** Joins the open transaction. */
export async function isCurrent({ books }: PullTicket): Promise<boolean> {
  return JSON.stringify(await readBooks()) === JSON.stringify(books)
}

/** Stores and returns the progress after a response. Joins the transaction that stores the response. */
export async function advance(
  { books }: PullTicket,
  { cursor, restarts, pages }: Pulled,
): Promise<PullBooks> {
  // A pull from the start covers all ranges that were open, so it closes them.
  const open: PullBooks['open'] = restarts ? {} : structuredClone(books.open)
  for (const page of pages) {
    const ranges = open[page.relation] ?? []
    if (page.open) {
      if (restarts) continue
      ranges.shift()
      if (page.rest) ranges.unshift(page.rest)
    } else if (page.rest) ranges.push(page.rest)
    if (ranges.length > 0) open[page.relation] = ranges
    else delete open[page.relation]
  }
  const next = { cursor, open }
  await writeMetadata('pulled', next)
  return next
}

/** Makes the next pull start over. Results on this device that are still current are not fetched again. */
export async function forgetBooks(): Promise<void> {
  await forgetFact('pulled')
  await forgetFact('compared_at')
}
