// Each page costs a credit, unless it fails. A retry with the same `key` returns the page for free.
import * as v from 'valibot'
import { readVideoItem } from '#src/domain/ranking/video-item.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { readResponse } from '../read-response.ts'
import type { Caller } from '../tables/rest.ts'
import { callAsUser } from './user-function.ts'

const timeoutMs = 30_000

interface PageQuestion extends Caller, Pick<CheckQuestion, 'search_term' | 'country' | 'keyword_id'> {
  key: string
  /** For all pages but the first. */
  after?: { searchId: string; cursor: string }
}

const Page = v.object({
  data: v.array(v.unknown()),
  nextCursor: v.nullish(v.string()),
  source: v.picklist(['tiktok', 'sample']),
})

/** Skips entries that are not videos. `next_cursor` is null at the end. Throws RemoteError `unreadable`. */
export function readCheckPage(body: unknown) {
  const { data, nextCursor, source } = readResponse(Page, body)
  return {
    source,
    search_ranking_results: data.map(readVideoItem).filter((row) => row !== null),
    next_cursor: nextCursor || null,
  }
}

/** Throws RemoteError; a failure of the search has a `code` from search-errors.ts. */
export async function fetchCheckPage(question: PageQuestion) {
  const { key, search_term, country, keyword_id, after, userId, signal } = question
  const parameters = new URLSearchParams({ keyword: search_term, country })
  if (keyword_id) parameters.set('keyPhraseId', keyword_id)
  if (after) {
    parameters.set('nextCursor', after.cursor)
    parameters.set('searchId', after.searchId)
  }
  const call = { headers: { 'idempotency-key': key }, signal, timeoutMs }
  return readCheckPage(await callAsUser(`tiktok-search-general?${parameters}`, userId, v.unknown(), call))
}
