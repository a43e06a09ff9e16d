// Pages of a check, which cost a credit each. `key` is made by the caller before the first call: the same key sent
// again never charges twice and gives back what is stored.
import * as v from 'valibot'
import type { CountryCode } from '#src/domain/countries.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { readVideoItem } from '#src/domain/ranking/video-item.ts'
import { env } from '#src/lib/env.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { readResponse } from '../read-response.ts'
import { jsonBody } from './json-body.ts'

const timeoutMs = 30_000

interface PageQuestion {
  key: string
  phrase: string
  country: CountryCode
  /** The tracked key phrase that the check is made for. */
  keyPhraseId?: string
  /** Of every page but the first: the check's id, and what asks for the page. */
  after?: { searchId: string; cursor: string }
  /** Whose request it is. */
  userId: string
  signal: AbortSignal
}

export interface PageResponse {
  source: 'tiktok' | 'sample'
  search_ranking_results: RankingRow[]
  /** Null at the end. */
  next_cursor: string | null
}

const Page = v.object({
  data: v.array(v.unknown()),
  nextCursor: v.nullish(v.string()),
  source: v.picklist(['tiktok', 'sample']),
})

/** Reads an answer of tiktok-search-general; what is no video is left out. Throws RemoteError `unreadable`. */
export function readCheckPage(body: unknown): PageResponse {
  const { data, nextCursor, source } = readResponse(Page, body)
  return {
    source,
    search_ranking_results: data.map(readVideoItem).filter((row) => row !== null),
    next_cursor: nextCursor || null,
  }
}

/** Asks for one page of a check. Throws RemoteError; `code` is one of domain/search-errors.ts. */
export async function fetchCheckPage(question: PageQuestion): Promise<PageResponse> {
  const { key, phrase, country, keyPhraseId, after, userId, signal } = question
  const parameters = new URLSearchParams({ keyword: phrase, country })
  if (keyPhraseId) parameters.set('keyPhraseId', keyPhraseId)
  if (after) {
    parameters.set('nextCursor', after.cursor)
    parameters.set('searchId', after.searchId)
  }
  const response = await exchangeAsUser(
    `${env.supabaseUrl}/functions/v1/tiktok-search-general?${parameters}`,
    { headers: { 'idempotency-key': key }, signal },
    { timeoutMs, userId },
  )
  return readCheckPage(await jsonBody(response))
}
