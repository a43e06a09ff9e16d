import type { Arrival } from '#src/domain/sync/sync-state.ts'
import { database } from '../core/open.ts'
import { takeTicket } from '../mirror/pull-books.ts'
import { countLarge } from './wanted.ts'

export async function readArrival(): Promise<Arrival> {
  const { searches, checks } = database()
  const [searched, checked, coming] = await Promise.all([searches.count(), checks.count(), countLarge()])
  const { cursor, open } = (await takeTicket()).books
  return { here: searched + checked - coming, coming, more: cursor === null || Object.keys(open).length > 0 }
}
