// The ledger in Postgres: the functions of migration create_search_recording, called with the secret key.
import { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import { isSearchErrorCode } from '../../../src/domain/search-errors.ts'
import type { PlatformEnv } from './env.ts'
import { SearchFailure } from './search-failure.ts'
import type { SearchLedger, StoredSearch } from './search-ledger.ts'

const recordedFields = { search_id: v.string(), search_term: v.string() }

const storedSchema = v.object({
  search: v.variant('state', [
    v.object({ ...recordedFields, state: v.literal('pending') }),
    v.object({
      ...recordedFields,
      state: v.literal('done'),
      source: v.picklist(['tiktok', 'sample']),
      log_id: v.nullable(v.string()),
    }),
    v.object({ ...recordedFields, state: v.literal('failed'), failure_code: v.string() }),
  ]),
  results: v.array(v.object({ word: v.string(), group_id: v.string() })),
})

const replayedSchema = v.object({ replayed: v.boolean() })

/** The ledger behind the REST address of `env`, which `fetch` reaches. */
export function createPostgrestLedger(env: PlatformEnv, fetch: typeof globalThis.fetch): SearchLedger {
  const rest = new PostgrestClient(`${env.SUPABASE_URL}/rest/v1`, {
    headers: { apikey: env.SUPABASE_SECRET_KEY, authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` },
    fetch,
  })

  async function call(name: string, parameters: Record<string, unknown>): Promise<unknown> {
    const { data, error, status } = await rest.rpc(name, parameters)
    if (error === null) return data
    if (isSearchErrorCode(error.hint)) throw new SearchFailure(error.hint)
    throw new SearchFailure('internal', `${name}: status ${status}, code ${error.code}`)
  }

  return {
    async record({ id, userId, phrase, type, country }) {
      const answer = await call('record_search', {
        p_id: id,
        p_user_id: userId,
        p_search_term: phrase,
        p_search_type: type,
        p_country: country,
      })
      return { ...read(replayedSchema, answer), stored: storedSearch(answer) }
    },
    async complete({ id, userId }, { suggestions, source, logId }) {
      const found = { p_results: suggestions, p_source: source, p_log_id: logId }
      return storedSearch(await call('complete_search', { p_id: id, p_user_id: userId, ...found }))
    },
    async fail({ id, userId }, code) {
      return storedSearch(await call('fail_search', { p_id: id, p_user_id: userId, p_failure_code: code }))
    },
  }
}

function storedSearch(answer: unknown): StoredSearch {
  const { search, results } = read(storedSchema, answer)
  const recorded = { searchId: search.search_id, phrase: search.search_term }
  if (search.state === 'pending') return { ...recorded, state: 'pending' }
  if (search.state === 'done') {
    const { source, log_id: logId } = search
    return { ...recorded, state: 'done', source, logId, suggestions: results }
  }
  const code = isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal'
  return { ...recorded, state: 'failed', code }
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw new SearchFailure(
    'internal',
    `the database answered another shape at ${v.getDotPath(parsed.issues[0])}`,
  )
}
