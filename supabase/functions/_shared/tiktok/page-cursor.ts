// For a later page, TikTok requires the cursor from the previous page and the search id of the first page.
import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { encodedJson } from '../http/read-body.ts'

const maxTextLength = 800

const PageCursor = v.strictObject({
  cursor: v.pipe(v.string(), v.regex(/^[!-~]{1,300}$/)),
  search_id: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
})
export type PageCursor = v.InferOutput<typeof PageCursor>
const EncodedCursor = v.pipe(v.string(), v.maxLength(maxTextLength), encodedJson, PageCursor)

/** Returns null if the upstream's cursor or search id is invalid. */
export function writePageCursor(cursor: PageCursor): string | null {
  return v.is(PageCursor, cursor) ? Buffer.from(JSON.stringify(cursor)).toString('base64url') : null
}

/** Fails with `invalid_request` if `text` is neither null nor a cursor. */
export function readPageCursor(text: string | null): PageCursor | null {
  if (text === null) return null
  const parsed = v.safeParse(EncodedCursor, text)
  if (!parsed.success) throw new Failure('invalid_request', { message: 'nextCursor is not valid' })
  return parsed.output
}
