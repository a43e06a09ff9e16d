// How far a first visit has come: the heads of searches and checks are here soon, what they found takes its time.
import { database } from './open.ts'
import { takeTicket } from './pull-books.ts'
import { countLarge } from './wanted.ts'

export interface Arrival {
  /** Searches and checks that are here as a whole. */
  here: number
  /** Those that are known and still to come. */
  coming: number
  /** Whether more may become known. */
  more: boolean
}

/** For live queries. */
export async function readArrival(): Promise<Arrival> {
  const { searches, checks } = database()
  const [searched, checked, coming] = await Promise.all([searches.count(), checks.count(), countLarge()])
  const { cursor, open } = (await takeTicket()).books
  return { here: searched + checked, coming, more: cursor === null || Object.keys(open).length > 0 }
}
