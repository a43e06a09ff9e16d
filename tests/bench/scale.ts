// What the database does at five million ranking rows (or as many as are named behind it) against a hundredth of it: each screen's query in
// the form in which it is sent, the tracker against slow providers, the deletion of a year-old pro, bytes a check.
// With five million rows a quarter of an hour and 4 GB of disk; half of it is the tracker's, which is left out where a
// word follows the number.
import postgres from 'postgres'
import type { SearchPage, VideoPage } from '../../supabase/functions/_shared/tiktok/port.ts'
import { runTracker } from '../../supabase/functions/track-key-phrases/run-tracker.ts'
import { createTrackerQueue } from '../../supabase/functions/track-key-phrases/tracker-queue.ts'
import { connectPostgres } from '../../supabase/local/connection.ts'
import { openTestApi } from '../../supabase/tests/support/test-api.ts'
import { type TestDatabase, testDatabaseOn } from '../../supabase/tests/support/test-database.ts'
import { videos } from '../../supabase/tests/support/tracking.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { loadScale, rowsPerCheck } from '../support/scale-data.ts'
import { endByVerdicts, judge, quantile, say } from '../support/verdicts.ts'

const rows = Number(process.argv[2] ?? 5_000_000)
const hasTracker = process.argv[3] === undefined
const runs = 60
/** Each query is run so often for an account, and its fastest run counts: the others tell what else the machine did. */
const tries = 5
const maxRatio = 1.5
const maxSliceMs = 2_000

const p95 = (times: number[]) => quantile(times, 0.95)

const server = await startPostgres()

async function open(): Promise<TestDatabase> {
  const url = await server.createDatabase()
  const api = await openTestApi(connectPostgres(url))
  const pool = postgres(url, { max: 90, onnotice: () => undefined })
  return testDatabaseOn({
    query: async (sql) => [...(await pool.unsafe(sql))],
    transaction: async (work) => [
      ...(await pool.begin((one) => work(async (sql) => [...(await one.unsafe(sql))]))),
    ],
    openApi: async () => api,
    close: async () => {
      await pool.end()
      await api.close()
    },
  })
}

/** Of PostgREST's making: rows by their names, each with its children as one list. */
const wholeChecks = (ids: string) => `
  select search_history.*, coalesce(children.rows, '[]') as rows from public.search_history
    left join lateral (
      select json_agg(child) as rows from (
        select * from public.search_ranking_results as row
        where row.search_id = search_history.id and row.user_id = search_history.user_id order by rank
      ) as child
    ) as children on true
  where search_history.id in (${ids})`

async function queriesOf(database: TestDatabase, user: string): Promise<Record<string, string>> {
  const checks = await database.query(
    `select id from public.search_history where user_id = '${user}' order by searched_at desc limit 20`,
  )
  const ids = checks.map(({ id }) => `'${id}'`).join(',')
  const [pulled] = await database.queryAs(
    'authenticated',
    user,
    `select public.pull_changes() ->> 'cursor' as cursor`,
  )
  return {
    'pull, nothing new': `select public.pull_changes('${pulled?.cursor}', '{}', false)`,
    'first pull': 'select public.pull_changes()',
    'twenty checks with their rows': wholeChecks(ids),
    'rows of a check': `select * from public.search_ranking_results where search_id = '${checks[0]?.id}' order by rank`,
    'names of checks': `select id, search_type, searched_at from public.search_history
      where user_id = '${user}' and page = 1 and id > '40000000-0000-4000-8000-000000000000' order by id limit 1000`,
    'positions of a key phrase': `select * from public.key_phrase_checks where user_id = '${user}'
      order by checked_at desc, id desc limit 500`,
    'key phrases': `select * from public.keywords where user_id = '${user}' order by created_at desc limit 250`,
    usage: 'select * from public.my_usage()',
  }
}

interface Taken {
  ms: number
  /** Of 8 kB, read from memory or disk: what a query costs on any machine. */
  blocks: number
}

interface Explained {
  Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>
  'Planning Time': number
  'Execution Time': number
}

async function explain(database: TestDatabase, user: string, sql: string): Promise<Taken> {
  const asked = `explain (analyze, buffers, timing off, format json) ${sql}`
  const [row] = await database.queryAs('authenticated', user, asked)
  const [found] = (row?.['QUERY PLAN'] ?? []) as Explained[]
  if (!found) throw new Error(`no plan of ${sql}`)
  return {
    ms: found['Planning Time'] + found['Execution Time'],
    blocks: found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'],
  }
}

/** What each query takes to plan and to run in the database, for another account of the crowd each time. */
async function time(database: TestDatabase, user: string, times: Record<string, Taken[]>): Promise<void> {
  for (const [name, sql] of Object.entries(await queriesOf(database, user))) {
    const taken: Taken[] = []
    for (let n = 0; n < tries; n += 1) taken.push(await explain(database, user, sql))
    const fastest = taken.toSorted((a, b) => a.ms - b.ms)[0] ?? { ms: Number.NaN, blocks: 0 }
    times[name] = [...(times[name] ?? []), fastest]
  }
}

function provider(latencyMs: number): SearchPage {
  return async (_phrase, _country, cursor) => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs))
    const page = Number(cursor ?? '0')
    const found = videos(rowsPerCheck).slice(page * 12, page * 12 + 12) as unknown as VideoPage['videos']
    return { videos: found, nextCursor: String(page + 1), logId: null, source: 'sample' }
  }
}

/** A call of each of so many workers, at the same time, as a minute of the schedule begins them. */
async function minuteOf(database: TestDatabase, workers: number, latencyMs: number) {
  await database.query(`delete from public.search_history where searched_at >= date_trunc('day', now())`)
  await database.query('delete from private.tracked_days')
  await database.query(
    `insert into private.tracked_days (keyword_id, day, next_attempt_at)
       select id, (now() at time zone 'UTC')::date, now() - interval '1 hour' from public.keywords`,
  )
  const call = async (name: string, parameters: Record<string, unknown>) => {
    const given = Object.entries(parameters).map(([key, value]) => {
      const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
      return `${key} => ${text === null ? 'null' : `'${String(text).replaceAll("'", "''")}'`}`
    })
    const from = `public.${name}(${given.join(', ')})`
    const [row] = await database.query(
      name === 'claim_due_key_phrases'
        ? `select coalesce(jsonb_agg(claimed), '[]') as answer from ${from} as claimed`
        : `select to_jsonb(answer) as answer from ${from} as answer`,
    )
    return row?.answer
  }
  const start = performance.now()
  const ends = await Promise.all(
    Array.from({ length: workers }, () =>
      runTracker({
        queue: createTrackerQueue(call),
        ask: provider(latencyMs),
        clock: () => performance.now(),
        log: (failure) => say(`     ${failure.code}: ${failure.detail}`),
      }),
    ),
  )
  const done = ends.reduce((sum, end) => sum + end.done, 0)
  return { done, seconds: (performance.now() - start) / 1000 }
}

try {
  const small = await open()
  const smallData = await loadScale(small, rows / 100)

  const database = await open()
  const loadedIn = performance.now()
  const data = await loadScale(database, rows)
  say(
    `${data.rows.toLocaleString('en-GB')} ranking rows in ${data.checks.toLocaleString('en-GB')} checks, loaded in ${((performance.now() - loadedIn) / 1000).toFixed(0)} s; ` +
      `against ${smallData.rows.toLocaleString('en-GB')}`,
  )
  // In turns, so that whatever else the machine does falls upon both.
  const [before, after]: Record<string, Taken[]>[] = [{}, {}]
  for (let run = 0; run < runs; run += 1) {
    await time(small, smallData.crowd[run % smallData.crowd.length] ?? '', before ?? {})
    await time(database, data.crowd[run % data.crowd.length] ?? '', after ?? {})
  }
  await small.close()
  for (const [name, times] of Object.entries(after ?? {})) {
    const [time, reference] = [times, before?.[name] ?? []].map((some) => p95(some.map(({ ms }) => ms)))
    const [blocks, fewer] = [times, before?.[name] ?? []].map((some) => p95(some.map((one) => one.blocks)))
    if (time === undefined || reference === undefined) continue
    // What takes less than a millisecond is as much the clock's as the query's.
    const ratio = Math.max(time, 1) / Math.max(reference, 1)
    judge(
      ratio <= maxRatio && time <= 50,
      `${name}: p95 ${time.toFixed(1)} ms, ${reference.toFixed(1)} before (${ratio.toFixed(2)}); ${blocks} blocks, ${fewer} before`,
    )
  }

  const [sizes] = await database.query(
    `select pg_table_size('public.check_results') as heap, pg_indexes_size('public.check_results') as indexes,
       pg_total_relation_size('public.search_history') + pg_total_relation_size('public.key_phrase_checks') as others`,
  )
  const kB = (bytes: unknown) => (Number(bytes) / data.checks / 1000).toFixed(1)
  say(
    `     a check is ${kB(sizes?.heap)} kB of rows, ${kB(sizes?.indexes)} of their index, ${kB(sizes?.others)} beside them`,
  )

  const metrics: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const start = performance.now()
    await database.query('select * from public.read_metrics()')
    metrics.push(performance.now() - start)
  }
  say(`     metrics: p95 ${p95(metrics).toFixed(0)} ms`)

  // Enough for eight calls of sixty, whatever was loaded.
  await database.query(
    `insert into public.keywords (user_id, keyword)
       select id, 'new phrase ' || n from (select id from public.profiles where id <> '${data.heavy}' limit 13) as account
         cross join generate_series(1, 38) as n`,
  )
  for (const latency of hasTracker ? [700, 1_500, 3_000] : []) {
    for (const workers of [1, 2, 4, 8]) {
      const { done, seconds } = await minuteOf(database, workers, latency)
      judge(
        done > 0 && seconds < 60,
        `tracker, ${latency / 1000} s a page, ${workers} calls a minute: ${done} key phrases a minute, in ${seconds.toFixed(0)} s, ` +
          `${(done * 1440).toLocaleString('en-GB')} a day`,
      )
    }
  }

  await database.query(`select public.begin_account_deletion('${data.heavy}')`)
  const slices: number[] = []
  for (let left: unknown = 'more'; left === 'more'; ) {
    const start = performance.now()
    const [row] = await database.query(`select public.delete_account_slice('${data.heavy}') as answer`)
    slices.push(performance.now() - start)
    left = row?.answer
  }
  const longest = Math.max(...slices)
  judge(
    longest < maxSliceMs,
    `deletion of ${data.checksOfHeavy.toLocaleString('en-GB')} checks: ${slices.length} slices, ${(slices.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s, the longest ${longest.toFixed(0)} ms`,
  )
  await database.close()
} finally {
  await server.stop()
}
endByVerdicts()
