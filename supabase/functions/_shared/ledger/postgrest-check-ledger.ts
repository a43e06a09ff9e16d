// The ledger of checks in Postgres: the functions of migration create_check_recording.
import * as v from 'valibot'
import { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import type { DatabaseCall } from '../database.ts'
import type { CheckLedger } from './ledger.ts'
import { readReplayed, readStored } from './stored-search.ts'

const foundSchema = v.pipe(
  v.object({ results: v.array(RankingRow), next_cursor: v.nullable(v.string()) }),
  v.transform(({ results, next_cursor }) => ({ videos: results, nextCursor: next_cursor })),
)

export function createPostgrestCheckLedger(call: DatabaseCall): CheckLedger {
  return {
    async record({ id, userId, phrase, country, searchId, cursor, keyPhraseId }) {
      const response = await call('record_check_page', {
        p_id: id,
        p_user_id: userId,
        p_search_term: phrase,
        p_country: country,
        p_search_id: searchId,
        p_cursor: cursor,
        p_keyword_id: keyPhraseId,
      })
      return { replayed: readReplayed(response), stored: readStored(response, foundSchema) }
    },
    async complete({ id, userId }, { videos, source, logId, nextCursor }) {
      const response = await call('complete_check_page', {
        p_id: id,
        p_user_id: userId,
        p_items: videos,
        p_source: source,
        p_log_id: logId,
        p_next_cursor: nextCursor,
      })
      return readStored(response, foundSchema)
    },
    async fail({ id, userId }, code) {
      const failed = { p_id: id, p_user_id: userId, p_failure_code: code }
      return readStored(await call('fail_search', failed), foundSchema)
    },
  }
}
