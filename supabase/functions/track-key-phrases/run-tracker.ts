import type { LogFailure } from '../_shared/log-failure.ts'
import { asSearchFailure } from '../_shared/search-failure.ts'
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

/** So many key phrases at once, and never more in hand: a worker that vanishes strands no others. */
const batchSize = 6
/** A run ends within about 50 s: a platform may end it after 150. */
const claimForMs = 30_000
const askForMs = 40_000
/** After so many failures in a row the upstream is down: who is not asked for keeps all attempts. */
const failuresInARow = 12

/** Checks what is due, batch by batch, until nothing is, time is up or TikTok gives nothing. */
export async function runTracker(deps: TrackerDeps): Promise<RunCounts & { left: number }> {
  const { queue, clock } = deps
  const start = clock()
  const counts: RunCounts = { claimed: 0, done: 0, failed: 0, retried: 0 }
  const run = await queue.start()
  let failures = 0
  while (clock() - start < claimForMs && failures < failuresInARow) {
    const batch = await queue.claim(batchSize)
    if (batch.length === 0) break
    counts.claimed += batch.length
    const outcomes = await Promise.all(batch.map((claimed) => check(claimed, deps, start)))
    for (const outcome of outcomes) {
      if (outcome === 'stored') counts.done += 1
      if (outcome === 'failed') counts.failed += 1
      if (outcome === 'retry') counts.retried += 1
      failures = outcome === 'failed' || outcome === 'retry' ? failures + 1 : 0
    }
  }
  return { ...counts, left: await queue.finish(run, counts) }
}

async function check(claimed: ClaimedKeyPhrase, { queue, ask, clock, log }: TrackerDeps, start: number) {
  try {
    const isTimeUp = () => clock() - start > askForMs
    return await queue.store(claimed, await findRanking(ask, claimed.keyword, claimed.country, isTimeUp))
  } catch (error) {
    const failure = asSearchFailure(error)
    log(failure, null)
    // A database that takes neither result nor failure: the lease ends, and another run takes the key phrase.
    return queue.fail(claimed, failure.code).catch((fault: unknown) => {
      log(asSearchFailure(fault), null)
      return 'lost' as const
    })
  }
}
