import * as v from 'valibot'
import { countryCodes } from '../../../src/domain/countries.ts'
import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'
import { createRpc, type DatabaseCall } from '../_shared/database.ts'
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

/** `id` will be the id of the stored search. */
const ClaimedName = v.object({ id: v.string(), name: v.string(), country })
export type ClaimedName = v.InferOutput<typeof ClaimedName>

export type RunCounts = Record<'claimed' | 'done' | 'failed' | 'retried', number>

/** Longer than a run lasts, so that a lease expires only if its worker has crashed. */
const leaseSeconds = 180

const storedSchema = v.picklist(['stored', 'already_stored', 'dropped'])
const failedSchema = v.picklist(['retry', 'failed', 'dropped'])
const settledSchema = v.picklist(['stored', 'retry', 'dropped'])

export type TrackerQueue = ReturnType<typeof createTrackerQueue>

/** The queue tolerates overlapping and crashed workers: see 49_brand_words.sql and 51_tracker_work.sql. */
export function createTrackerQueue(call: DatabaseCall) {
  const rpc = createRpc(call)
  const lease = { p_lease_seconds: leaseSeconds }
  return {
    start: () => rpc('start_tracker_run', v.number()),
    claim: (limit: number) =>
      rpc('claim_due_key_phrases', v.array(ClaimedKeyPhrase), { p_limit: limit, ...lease }),
    /** Returns 'dropped' if the key phrase was paused or deleted after the claim. */
    store: ({ keyword_id, day }: ClaimedKeyPhrase, { videos, source, logId, pages, nextCursor }: Ranking) =>
      rpc('store_tracker_result', storedSchema, {
        p_keyword_id: keyword_id,
        p_day: day,
        p_items: videos,
        p_source: source,
        p_log_id: logId,
        p_pages: pages,
        p_next_cursor: nextCursor,
      }),
    fail: ({ keyword_id, day, attempt }: ClaimedKeyPhrase, code: SearchErrorCode) =>
      rpc('fail_tracker_result', failedSchema, {
        p_keyword_id: keyword_id,
        p_day: day,
        p_attempt: attempt,
        p_failure_code: code,
      }),
    claimNames: (limit: number) =>
      rpc('claim_brand_lookups', v.array(ClaimedName), { p_limit: limit, ...lease }),
    /**
     * Stores a name's suggestions, or the code of the failure. Returns 'dropped' if another run has stored
     * suggestions first, or if the name was removed after the claim.
     */
    settleName({ id }: ClaimedName, found: FoundSuggestions | SearchErrorCode) {
      const failed = typeof found === 'string'
      return rpc('settle_brand_lookup', settledSchema, {
        p_id: id,
        p_results: failed ? [] : found.suggestions,
        p_source: failed ? null : found.source,
        p_log_id: failed ? null : found.logId,
        p_failure_code: failed ? found : null,
      })
    },
    async pace(refused: boolean) {
      await call('note_tracker_pace', { p_refused: refused })
    },
    finish: (run: number, { claimed, done, failed, retried }: RunCounts) => {
      const counts = { p_claimed: claimed, p_done: done, p_failed: failed, p_retried: retried }
      return rpc('finish_tracker_run', v.number(), { p_id: run, ...counts })
    },
  }
}
