import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { readRows } from '../database.ts'
import { Failure } from '../failure.ts'
import { encodedJson } from '../http/read-body.ts'
import type { TokenSession } from './token-session.ts'

const maxRows = 100
const rowsPerPage = 25

export function described<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description))
}

/** Returns a schema for an optional whole number from 1 to `max`; the default is `usual`. */
export function howMany(max: number, usual: number, description: string) {
  const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
  return v.optional(described(number, description), usual)
}

export const pageQuery = {
  limit: howMany(maxRows, rowsPerPage, 'Rows per page.'),
  cursor: v.optional(described(v.pipe(v.string(), v.maxLength(200)), '`next_cursor` of the page before.')),
}
export type PageQuery = v.InferOutput<v.ObjectSchema<typeof pageQuery, undefined>>

export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    next_cursor: described(v.nullable(v.string()), 'Of the next page; null at the end.'),
  })
}

// The time stays in Postgres's text format, because a Date would lose the microseconds.
const place = v.tuple([
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4]):[0-5]\d$/),
    v.check((time) => isDay(time.slice(0, 10)) && !Number.isNaN(Date.parse(time))),
  ),
  v.pipe(v.string(), v.uuid()),
])

/** Whether `date` (YYYY-MM-DD) exists in the calendar and Postgres can store it. */
export function isDay(date: string): boolean {
  const time = Date.parse(date)
  return date >= '0001' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Asks for one extra row, to see whether a page follows. Fails with `invalid_request` for a bad cursor. */
export function pageArguments({ limit, cursor }: PageQuery): Record<string, unknown> {
  if (cursor === undefined) return { limit: limit + 1 }
  const before = v.safeParse(v.pipe(encodedJson, place), cursor)
  if (!before.success) throw new Failure('invalid_request', { message: 'cursor is not from this list' })
  return { limit: limit + 1, before: before.output }
}

interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}

/** Reads the response to a call with `pageArguments`. `time` is the column that orders the rows. */
export function readPage<Item>(
  response: unknown,
  { limit }: PageQuery,
  time: 'created_at' | 'checked_at' | 'searched_at',
  schema: v.GenericSchema<unknown, Item>,
): Page<Item> {
  const rows = readRows(v.array(v.record(v.string(), v.unknown())), response)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: readRows(v.array(schema), rows.slice(0, limit)),
    next_cursor: last ? Buffer.from(JSON.stringify([last[time], last.id])).toString('base64url') : null,
  }
}

/** Returns one page of a list operation's rows. Fails like `pageArguments`, `session.call` and `readPage`. */
export async function listPage<Item>(
  session: TokenSession,
  operation: string,
  time: 'created_at' | 'searched_at',
  schema: v.GenericSchema<unknown, Item>,
  { limit, cursor, ...filters }: PageQuery & Record<string, unknown>,
): Promise<Page<Item>> {
  const [rows] = await session.call([operation, { ...pageArguments({ limit, cursor }), ...filters }])
  return readPage(rows, { limit, cursor }, time, schema)
}
