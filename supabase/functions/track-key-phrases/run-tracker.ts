import { asFailure } from '../_shared/failure.ts'
import { storedCodeOf } from '../_shared/ledger/ledger.ts'
import type { LogFailure } from '../_shared/log/log-failure.ts'
import type { SearchPage } from '../_shared/tiktok/port.ts'
import { findRanking } from './find-ranking.ts'
import type { ClaimedKeyPhrase, RunCounts, TrackerQueue } from './tracker-queue.ts'

export interface TrackerDeps {
  queue: TrackerQueue
  ask: SearchPage
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number
  log: LogFailure
}

/** So many key phrases at once, each claimed when there is a hand for it: a worker that vanishes strands no others. */
const lanes = 8
/** Reading so many responses is about 1.3 s of the 2 s of CPU that hosted Supabase gives a call. */
const maxPerRun = 60
/** A run ends within about 55 s: a platform may end it after 150. */
const claimForMs = 40_000
const askForMs = 45_000
/** After so many failures in a row the upstream is down. A key phrase that is not asked for then loses no attempt. */
const failuresInARow = 12

/** Checks what is due until nothing is, time or a call's share is up, or TikTok gives nothing. */
export async function runTracker(deps: TrackerDeps): Promise<RunCounts & { left: number }> {
  const { queue, clock } = deps
  const start = clock()
  const counts: RunCounts = { claimed: 0, done: 0, failed: 0, retried: 0 }
  const run = await queue.start()
  let failures = 0
  let begun = 0
  let isOver = false
  let isRefused = false

  async function lane(): Promise<void> {
    while (!isOver && clock() - start < claimForMs && failures < failuresInARow && begun < maxPerRun) {
      // Counted before it is claimed: the others must not take the same place.
      begun += 1
      const [claimed] = await queue.claim(1)
      if (claimed === undefined) {
        isOver = true
        return
      }
      counts.claimed += 1
      const { outcome, code } = await check(claimed, deps, start)
      if (outcome === 'stored') counts.done += 1
      if (outcome === 'failed') counts.failed += 1
      if (outcome === 'retry') counts.retried += 1
      failures = code === null ? 0 : failures + 1
      if (code === 'upstream_rate_limited' && !isRefused) {
        // Of all workers: what they claim from now on is nothing, until the pause is over.
        isRefused = true
        await queue.pace(true)
      }
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  if (counts.done > 0 && !isRefused) await queue.pace(false)
  const left = await queue.finish(run, counts)
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  return { ...counts, left }
}

async function check(claimed: ClaimedKeyPhrase, { queue, ask, clock, log }: TrackerDeps, start: number) {
  try {
    const isTimeUp = () => clock() - start > askForMs
    const ranking = await findRanking(ask, claimed.keyword, claimed.country, isTimeUp)
    return { outcome: await queue.store(claimed, ranking), code: null }
  } catch (error) {
    const failure = asFailure(error)
    log(failure)
    // A database that takes neither result nor failure: the lease ends, and another run takes the key phrase.
    const outcome = await queue.fail(claimed, storedCodeOf(failure)).catch((fault: unknown) => {
      log(asFailure(fault))
      return 'lost' as const
    })
    return { outcome, code: failure.code }
  }
}
