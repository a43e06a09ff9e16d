import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'
import { asFailure } from '../_shared/failure.ts'
import { toStoredCode } from '../_shared/ledger/ledger.ts'
import type { LogFailure } from '../_shared/log/log-failure.ts'
import type { FindSuggestions, SearchPage } from '../_shared/tiktok/port.ts'
import { findRanking } from './find-ranking.ts'
import type { RunCounts, TrackerQueue } from './tracker-queue.ts'

export interface TrackerDeps {
  queue: TrackerQueue
  ask: SearchPage
  /** Null if there is no provider, in which case the look-ups of brand names stay due. */
  suggest: FindSuggestions | null
  clock: () => number
  log: LogFailure
}

/** Each lane claims one item at a time, so that a crashed worker blocks only the items in progress. */
const lanes = 8
/** Parsing this many checks takes about 1.3 s of the 2 s of CPU that hosted Supabase allows per call. */
const maxPerRun = 60
const claimForMs = 40_000
/**
 * A page requested just before this limit takes up to 17 s; a slow database and the alerts add at most 50 s.
 * The scheduled job waits for 120 s (supabase/setup/jobs.sql), and a platform may end a run after 150 s.
 */
const askForMs = 45_000
/** After this many failures in a row, the run stops claiming, so that other key phrases lose no attempt. */
const failuresInARow = 12

/** Runs the due checks, then the due look-ups of brand names. `left` is how many of either are still due. */
export async function runTracker(deps: TrackerDeps): Promise<RunCounts & { left: number }> {
  const { queue, ask, suggest, clock, log } = deps
  const start = clock()
  const counts: RunCounts = { claimed: 0, done: 0, failed: 0, retried: 0 }
  const run = await queue.start()
  let failures = 0
  let begun = 0
  let isOver = false
  let isRefused = false

  async function lane(): Promise<void> {
    while (!isOver && clock() - start < claimForMs && failures < failuresInARow && begun < maxPerRun) {
      // Counts before the claim, so that the lanes together stay within the limit.
      begun += 1
      const attempt = await nextAttempt()
      if (attempt === null) {
        isOver = true
        return
      }
      counts.claimed += 1
      const { outcome, code } = await settle(attempt, log)
      if (outcome === 'stored') counts.done += 1
      if (outcome === 'failed') counts.failed += 1
      if (outcome === 'retry') counts.retried += 1
      failures = code === null ? 0 : failures + 1
      if (code === 'upstream_rate_limited' && !isRefused) {
        // `pace(true)` pauses all workers: their claims return nothing until the pause is over.
        isRefused = true
        await queue.pace(true)
      }
    }
  }

  async function nextAttempt(): Promise<Attempt | null> {
    const [phrase] = await queue.claim(1)
    if (phrase) {
      const isTimeUp = () => clock() - start > askForMs
      return {
        run: async () =>
          queue.store(phrase, await findRanking(ask, phrase.keyword, phrase.country, isTimeUp)),
        fail: (code) => queue.fail(phrase, code),
      }
    }
    const [name] = suggest ? await queue.claimNames(1) : []
    if (suggest === null || name === undefined) return null
    return {
      run: async () => queue.settleName(name, await suggest(name.name, name.country)),
      fail: (code) => queue.settleName(name, code),
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  if (counts.done > 0 && !isRefused) await queue.pace(false)
  const left = await queue.finish(run, counts)
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  return { ...counts, left }
}

interface Attempt {
  run: () => Promise<'stored' | 'already_stored' | 'retry' | 'dropped'>
  fail: (code: SearchErrorCode) => Promise<'retry' | 'failed' | 'stored' | 'dropped'>
}

async function settle({ run, fail }: Attempt, log: LogFailure) {
  try {
    return { outcome: await run(), code: null }
  } catch (error) {
    const failure = asFailure(error)
    log(failure)
    // If storing the failure also fails, the lease expires and another run repeats the work.
    const outcome = await fail(toStoredCode(failure.code)).catch((fault: unknown) => {
      log(asFailure(fault))
      return 'lost' as const
    })
    return { outcome, code: failure.code }
  }
}
