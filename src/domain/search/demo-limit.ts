import * as v from 'valibot'
import { Uuid } from '../row-values.ts'

export const demoSearchesPerDay = 3

/** Stored in local storage. `date` is YYYY-MM-DD in the visitor's time zone. */
const DemoUsage = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), date: v.string() })
const readDemoUsage = v.parser(
  v.fallback(v.pipe(v.string(), v.parseJson(), DemoUsage), { count: 0, date: '' }),
)

/** Returns 0 if the stored text is missing, invalid or for another day. */
export function countToday(stored: string | null, today: string): number {
  const { count, date } = readDemoUsage(stored)
  return date === today ? count : 0
}

const DemoSearch = v.object({ id: Uuid, phrase: v.string() })
export type DemoSearch = v.InferOutput<typeof DemoSearch>

/** Returns an empty list if the stored text is missing or invalid. */
export const readDemoSearches = v.parser(
  v.fallback(v.pipe(v.string(), v.parseJson(), v.array(DemoSearch)), []),
)
