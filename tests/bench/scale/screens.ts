// Measures the app's main queries, as PostgREST sends them, with many rows and with few.
import type { TestDatabase } from '../../../supabase/tests/support/test-database.ts'
import type { ScaleData } from '../../support/database/scale-data.ts'
import { judge, quantile } from '../../support/project/verdicts.ts'

const runs = 60
/**
 * How many times each query is executed per account. Only the fastest execution counts, because background
 * load can slow down the rest.
 */
const tries = 5
const maxRatio = 1.5
const maxMs = 50

/** Returns the query that PostgREST sends: rows by their ids, each with its children as one list. */
const wholeChecks = (ids: string) => `
  select search_history.*, coalesce(children.rows, '[]') as rows from public.search_history
    left join lateral (
      select json_agg(child) as rows from (
        select * from public.search_ranking_results as row
        where row.search_id = search_history.id and row.user_id = search_history.user_id order by rank
      ) as child
    ) as children on true
  where search_history.id in (${ids})`

async function makeQueries(database: TestDatabase, user: string): Promise<Record<string, string>> {
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
  /** The 8 kB blocks read from memory or disk. Their number does not depend on the machine. */
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
  if (!found) throw new Error(`no query plan for ${sql}`)
  return {
    ms: found['Planning Time'] + found['Execution Time'],
    blocks: found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'],
  }
}

async function time(database: TestDatabase, user: string, times: Record<string, Taken[]>): Promise<void> {
  for (const [name, sql] of Object.entries(await makeQueries(database, user))) {
    const taken: Taken[] = []
    for (let n = 0; n < tries; n += 1) taken.push(await explain(database, user, sql))
    const fastest = taken.toSorted((a, b) => a.ms - b.ms)[0] ?? { ms: Number.NaN, blocks: 0 }
    times[name] = [...(times[name] ?? []), fastest]
  }
}

export interface Loaded {
  database: TestDatabase
  data: ScaleData
}

export async function measureScreens(few: Loaded, many: Loaded): Promise<void> {
  const [before, after]: [Record<string, Taken[]>, Record<string, Taken[]>] = [{}, {}]
  // Alternates between the databases, so that other load on the machine affects both.
  for (let run = 0; run < runs; run += 1) {
    await time(few.database, few.data.crowd[run % few.data.crowd.length] ?? '', before)
    await time(many.database, many.data.crowd[run % many.data.crowd.length] ?? '', after)
  }
  const p95 = (of: Taken[], what: keyof Taken) =>
    quantile(
      of.map((one) => one[what]),
      0.95,
    )
  for (const [name, times] of Object.entries(after)) {
    const reference = before[name] ?? []
    const [ms, msBefore] = [p95(times, 'ms'), p95(reference, 'ms')]
    // Times below a millisecond vary too much from run to run to compare, so they count as one millisecond.
    const ratio = Math.max(ms, 1) / Math.max(msBefore, 1)
    judge(
      ratio <= maxRatio && ms <= maxMs,
      `${name}: p95 ${ms.toFixed(1)} ms, ${msBefore.toFixed(1)} before (${ratio.toFixed(2)}); ` +
        `${p95(times, 'blocks')} blocks, ${p95(reference, 'blocks')} before`,
    )
  }
}
