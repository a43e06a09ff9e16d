import * as v from 'valibot'
import { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { type DatabaseCall, readRows } from '../database.ts'
import { Source, Suggestion } from '../tiktok/port.ts'
import {
  type CheckLedger,
  type Done,
  type Ledger,
  type SearchLedger,
  type Stored,
  toStoredCode,
} from './ledger.ts'

const foundSuggestions = v.pipe(
  v.object({ results: v.array(Suggestion) }),
  v.transform(({ results }) => ({ suggestions: results })),
)

export function createPostgrestLedger(call: DatabaseCall): SearchLedger {
  return createLedger(call, foundSuggestions, {
    record: (ids, { phrase, type, country }) =>
      call('record_search', { ...ids, p_search_term: phrase, p_search_type: type, p_country: country }),
    complete: (ids, { suggestions, source, logId }) =>
      call('complete_search', { ...ids, p_results: suggestions, p_source: source, p_log_id: logId }),
  })
}

const foundVideos = v.pipe(
  v.object({ results: v.array(RankingRow), next_cursor: v.nullable(v.string()) }),
  v.transform(({ results, next_cursor }) => ({ videos: results, nextCursor: next_cursor })),
)

export function createPostgrestCheckLedger(call: DatabaseCall): CheckLedger {
  return createLedger(call, foundVideos, {
    record: (ids, { phrase, country, searchId, cursor, keyPhraseId }) =>
      call('record_check_page', {
        ...ids,
        p_search_term: phrase,
        p_country: country,
        p_search_id: searchId,
        p_cursor: cursor,
        p_keyword_id: keyPhraseId,
      }),
    complete: (ids, { videos, source, logId, nextCursor }) =>
      call('complete_check_page', {
        ...ids,
        p_items: videos,
        p_source: source,
        p_log_id: logId,
        p_next_cursor: nextCursor,
      }),
  })
}

interface Calls<Asked, Found> {
  record(ids: Ids, search: Asked): Promise<unknown>
  complete(ids: Ids, found: Found): Promise<unknown>
}

type Ids = Record<'p_id' | 'p_user_id', string>
const idsOf = ({ id, userId }: { id: string; userId: string }): Ids => ({ p_id: id, p_user_id: userId })

function createLedger<Asked extends { id: string; userId: string }, Found, Read>(
  call: DatabaseCall,
  read: v.GenericSchema<unknown, Read>,
  { record, complete }: Calls<Asked, Found>,
): Ledger<Asked, Found, Done & Read> {
  return {
    async record(search) {
      const response = await record(idsOf(search), search)
      return { ...readRows(replayedSchema, response), stored: readStored(response, read) }
    },
    complete: async (search, found) => readStored(await complete(idsOf(search), found), read),
    fail: async (search, code) =>
      readStored(await call('fail_search', { ...idsOf(search), p_failure_code: code }), read),
  }
}

const replayedSchema = v.object({ replayed: v.boolean() })

const storedSchema = v.object({
  search: v.variant('state', [
    v.object({ search_id: v.string(), state: v.literal('pending') }),
    v.object({
      search_id: v.string(),
      state: v.literal('done'),
      source: Source,
      log_id: v.nullable(v.string()),
    }),
    v.object({ search_id: v.string(), state: v.literal('failed'), failure_code: v.string() }),
  ]),
})

function readStored<Read>(response: unknown, read: v.GenericSchema<unknown, Read>): Stored<Done & Read> {
  const { search } = readRows(storedSchema, response)
  const { search_id: searchId, state } = search
  if (state === 'pending') return { searchId, state }
  if (state === 'done') {
    const { source, log_id: logId } = search
    return { searchId, state, source, logId, ...readRows(read, response) }
  }
  return { searchId, state, code: toStoredCode(search.failure_code) }
}
