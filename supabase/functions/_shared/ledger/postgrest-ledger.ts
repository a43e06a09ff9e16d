// The ledger of suggestions in Postgres: the functions of migration create_search_recording.
import * as v from 'valibot'
import type { DatabaseCall } from '../database.ts'
import type { SearchLedger } from './ledger.ts'
import { readReplayed, readStored } from './stored-search.ts'

const foundSchema = v.pipe(
  v.object({ results: v.array(v.object({ word: v.string(), group_id: v.string() })) }),
  v.transform(({ results }) => ({ suggestions: results })),
)

export function createPostgrestLedger(call: DatabaseCall): SearchLedger {
  return {
    async record({ id, userId, phrase, type, country }) {
      const response = await call('record_search', {
        p_id: id,
        p_user_id: userId,
        p_search_term: phrase,
        p_search_type: type,
        p_country: country,
      })
      return { replayed: readReplayed(response), stored: readStored(response, foundSchema) }
    },
    async complete({ id, userId }, { suggestions, source, logId }) {
      const found = { p_results: suggestions, p_source: source, p_log_id: logId }
      return readStored(await call('complete_search', { p_id: id, p_user_id: userId, ...found }), foundSchema)
    },
    async fail({ id, userId }, code) {
      const failed = { p_id: id, p_user_id: userId, p_failure_code: code }
      return readStored(await call('fail_search', failed), foundSchema)
    },
  }
}
