import * as v from 'valibot'
import { countryCodes } from '../../../src/domain/countries.ts'
import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'
import { type DatabaseCall, readRows } from '../_shared/database.ts'
import type { FoundSuggestions } from '../_shared/tiktok/port.ts'
import type { Ranking } from './find-ranking.ts'

const country = v.picklist(countryCodes)

const ClaimedKeyPhrase = v.object({
  keyword_id: v.string(),
  keyword: v.string(),
  country,
  /** YYYY-MM-DD in UTC. */
  day: v.string(),
  attempt: v.number(),
})
export type ClaimedKeyPhrase = v.InferOutput<typeof ClaimedKeyPhrase>

/** `id` is that of the search that will be stored. */
const ClaimedName = v.object({ id: v.string(), name: v.string(), country })
export type ClaimedName = v.InferOutput<typeof ClaimedName>

export interface RunCounts {
  claimed: number
  done: number
  failed: number
  retried: number
}

/** The queue tolerates overlapping and crashed workers: see 49_brand_words.sql and 51_tracker_work.sql. */
export interface TrackerQueue {
  start(): Promise<number>
  claim(limit: number): Promise<ClaimedKeyPhrase[]>
  /** Returns 'dropped' if the key phrase was paused or deleted meanwhile. */
  store(claimed: ClaimedKeyPhrase, ranking: Ranking): Promise<'stored' | 'already_stored' | 'dropped'>
  fail(claimed: ClaimedKeyPhrase, code: SearchErrorCode): Promise<'retry' | 'failed' | 'dropped'>
  claimNames(limit: number): Promise<ClaimedName[]>
  /**
   * Stores a name's suggestions, or the code of the failure. Returns 'dropped' if another run has stored them or the
   * name was removed meanwhile.
   */
  settleName(
    claimed: ClaimedName,
    found: FoundSuggestions | SearchErrorCode,
  ): Promise<'stored' | 'retry' | 'dropped'>
  pace(refused: boolean): Promise<void>
  finish(run: number, counts: RunCounts): Promise<number>
}

/** Longer than a run lasts. */
const leaseSeconds = 180

const storedSchema = v.picklist(['stored', 'already_stored', 'dropped'])
const failedSchema = v.picklist(['retry', 'failed', 'dropped'])
const settledSchema = v.picklist(['stored', 'retry', 'dropped'])

export function createTrackerQueue(call: DatabaseCall): TrackerQueue {
  return {
    start: async () => readRows(v.number(), await call('start_tracker_run', {})),
    claim: async (limit) => {
      const parameters = { p_limit: limit, p_lease_seconds: leaseSeconds }
      return readRows(v.array(ClaimedKeyPhrase), await call('claim_due_key_phrases', parameters))
    },
    store: async ({ keyword_id, day }, { videos, source, logId, pages, nextCursor }) => {
      const parameters = {
        p_keyword_id: keyword_id,
        p_day: day,
        p_items: videos,
        p_source: source,
        p_log_id: logId,
        p_pages: pages,
        p_next_cursor: nextCursor,
      }
      return readRows(storedSchema, await call('store_tracker_result', parameters))
    },
    fail: async ({ keyword_id, day, attempt }, code) => {
      const parameters = {
        p_keyword_id: keyword_id,
        p_day: day,
        p_attempt: attempt,
        p_failure_code: code,
      }
      return readRows(failedSchema, await call('fail_tracker_result', parameters))
    },
    claimNames: async (limit) => {
      const parameters = { p_limit: limit, p_lease_seconds: leaseSeconds }
      return readRows(v.array(ClaimedName), await call('claim_brand_lookups', parameters))
    },
    settleName: async ({ id }, found) => {
      const failed = typeof found === 'string'
      const parameters = {
        p_id: id,
        p_results: failed ? [] : found.suggestions,
        p_source: failed ? null : found.source,
        p_log_id: failed ? null : found.logId,
        p_failure_code: failed ? found : null,
      }
      return readRows(settledSchema, await call('settle_brand_lookup', parameters))
    },
    pace: async (refused) => {
      await call('note_tracker_pace', { p_refused: refused })
    },
    finish: async (run, { claimed, done, failed, retried }) => {
      const counts = { p_claimed: claimed, p_done: done, p_failed: failed, p_retried: retried }
      return readRows(v.number(), await call('finish_tracker_run', { p_id: run, ...counts }))
    },
  }
}
