// For a further page, TikTok requires its own cursor and the first page's search id.
import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { Failure } from '../failure.ts'

const maxTextLength = 800

const PageCursor = v.strictObject({
  cursor: v.pipe(v.string(), v.regex(/^[!-~]{1,300}$/)),
  search_id: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
})
export type PageCursor = v.InferOutput<typeof PageCursor>

/** Null if the upstream's cursor or search id is invalid. */
export function writePageCursor(cursor: PageCursor): string | null {
  if (!v.is(PageCursor, cursor)) return null
  const { search_id } = cursor
  return Buffer.from(JSON.stringify({ cursor: cursor.cursor, search_id })).toString('base64url')
}

/** Fails with `invalid_request` if `text` is not a cursor. */
export function readPageCursor(text: string): PageCursor {
  const parsed = text.length <= maxTextLength ? v.safeParse(PageCursor, decoded(text)) : null
  if (!parsed?.success) throw new Failure('invalid_request', { message: 'nextCursor is not valid' })
  return parsed.output
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
