// Measures the tracker: how many key phrases a given number of workers check in a minute, and how long it
// takes to store a check.
import type { SearchPage, VideoPage } from '../../../supabase/functions/_shared/tiktok/port.ts'
import { runTracker } from '../../../supabase/functions/track-key-phrases/run-tracker.ts'
import { createTrackerQueue } from '../../../supabase/functions/track-key-phrases/tracker-queue.ts'
import type { TestDatabase } from '../../../supabase/tests/support/test-database.ts'
import { literal } from '../../../supabase/tests/support/tracking.ts'
import type { ScaleData } from '../../support/database/scale-data.ts'
import { judge, quantile, say } from '../../support/project/verdicts.ts'

const maxStoreMs = 20
/** The number of checks stored for each kind of account. */
const stores = 300
const pageSize = 12

type Videos = VideoPage['videos']

/** Returns the results of a stored check. They are as varied as TikTok's, and so as expensive to store. */
async function readVideos(database: TestDatabase): Promise<Videos> {
  const [row] = await database.query(
    `select jsonb_agg(to_jsonb(video) order by rank) as videos from public.check_results, unnest(videos) as video
       where search_id = (select search_id from public.check_results limit 1)`,
  )
  return row?.videos as Videos
}

/** Removes today's checks, then makes due the key phrases whose ids the query `keyPhrases` returns. */
async function makeDue(database: TestDatabase, keyPhrases: string): Promise<void> {
  await database.query(`delete from public.search_history where searched_at >= date_trunc('day', now())`)
  await database.query('delete from private.tracked_days')
  await database.query(
    `insert into private.tracked_days (keyword_id, day, next_attempt_at)
       select id, (now() at time zone 'UTC')::date, now() - interval '1 hour' from (${keyPhrases}) as due`,
  )
}

/** `call` calls an SQL function as the edge function does. `times` returns its durations in milliseconds. */
function callerOn(database: TestDatabase) {
  const times: Record<string, number[]> = {}
  const call = async (name: string, parameters: Record<string, unknown>) => {
    const given = Object.entries(parameters).map(([key, value]) => {
      const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
      return `${key} => ${literal(text)}`
    })
    const from = `public.${name}(${given.join(', ')})`
    const start = performance.now()
    const [row] = await database.query(
      name === 'claim_due_key_phrases'
        ? `select coalesce(jsonb_agg(claimed), '[]') as answer from ${from} as claimed`
        : `select to_jsonb(answer) as answer from ${from} as answer`,
    )
    times[name] = [...(times[name] ?? []), performance.now() - start]
    return row?.answer
  }
  return { call, times: (name: string) => times[name] ?? [] }
}

export async function measureStores(database: TestDatabase, { heavy }: ScaleData): Promise<void> {
  const found = await readVideos(database)
  for (const [whose, isTheirs] of [
    ['the crowd', '<>'],
    ['the heavy account', '='],
  ]) {
    const times: number[] = []
    while (times.length < stores) {
      await makeDue(
        database,
        `select id from public.keywords where user_id ${isTheirs} '${heavy}' order by md5(id::text) limit ${stores}`,
      )
      const { call, times: taken } = callerOn(database)
      const queue = createTrackerQueue(call)
      for (const claimed of await queue.claim(stores))
        await queue.store(claimed, {
          videos: found,
          source: 'tiktok',
          logId: null,
          pages: 3,
          nextCursor: '36',
        })
      times.push(...taken('store_tracker_result'))
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    judge(
      p95 < maxStoreMs,
      `a check of ${found.length} videos stored for ${whose}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${times.length}`,
    )
  }
}

function provider(found: Videos, latencyMs: number): SearchPage {
  return async (_phrase, _country, cursor) => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs))
    const page = Number(cursor ?? '0')
    const videos = found.slice(page * pageSize, (page + 1) * pageSize)
    return { videos, nextCursor: String(page + 1), logId: null, source: 'sample' }
  }
}

async function runMinute(database: TestDatabase, ask: SearchPage, workers: number) {
  await makeDue(database, 'select id from public.keywords')
  const { call, times } = callerOn(database)
  const start = performance.now()
  const ends = await Promise.all(
    Array.from({ length: workers }, () =>
      runTracker({
        queue: createTrackerQueue(call),
        ask,
        suggest: null,
        clock: () => performance.now(),
        log: (failure) => say(`     ${failure.code}: ${failure.detail}`),
      }),
    ),
  )
  const done = ends.reduce((sum, end) => sum + end.done, 0)
  return { done, seconds: (performance.now() - start) / 1000, stores: times('store_tracker_result') }
}

/** Runs a minute's calls with 1, 2, 4 and then 8 workers at once. The provider takes `latencyMs` per page. */
export async function measureTracker(
  database: TestDatabase,
  { heavy }: ScaleData,
  latencyMs: number,
): Promise<void> {
  // Adds enough key phrases for eight workers to find sixty each.
  await database.query(
    `insert into public.keywords (user_id, keyword)
       select id, 'new phrase ' || n from (select id from public.profiles where id <> '${heavy}' limit 13) as account
         cross join generate_series(1, 38) as n
       where not exists (select from public.keywords where keyword like 'new phrase %')`,
  )
  const ask = provider(await readVideos(database), latencyMs)
  for (const workers of [1, 2, 4, 8]) {
    const { done, seconds, stores } = await runMinute(database, ask, workers)
    judge(
      done > 0 && seconds < 60,
      `tracker, ${latencyMs / 1000} s a page, ${workers} calls a minute: ${done} key phrases a minute, in ${seconds.toFixed(0)} s, ` +
        `${(done * 1440).toLocaleString('en-GB')} a day; stored in ${quantile(stores, 0.95).toFixed(0)} ms (p95)`,
    )
  }
}
