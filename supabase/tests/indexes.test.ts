import { beforeAll, expect, test } from 'vitest'
import { tables } from './permissions.ts'
import { fillTable } from './support/fill-table.ts'
import { nodesIn, type PlanNode } from './support/query-plan.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { literal, videos } from './support/tracking.ts'

// With fewer rows, PostgreSQL might choose other plans.
const users = 400
const searchesPerUser = 500

const database = sharedDatabase()
let user: string

beforeAll(async () => {
  user = await database.createUser()
  await database.query(
    `insert into auth.users (id, email, aud, role)
       select gen_random_uuid(), 'crowd-' || n || '@keytrail.test', 'authenticated', 'authenticated'
       from generate_series(1, ${users}) as n`,
  )
  await fillTable(
    database,
    'public.search_history',
    `insert into public.search_history (id, user_id, search_id, search_term, search_type, country, state, source, searched_at, changed_at, changed_in)
       select id, user_id, id, 'phrase ' || n, 'basic', 'gb', 'done', 'tiktok', at, at, (n::text)::xid8 from (
         select ('00000000-0000-4000-8000-' || lpad(to_hex(row_number() over ()), 12, '0'))::uuid as id,
           profiles.id as user_id, n, now() - n * interval '1 hour' as at
         from public.profiles cross join generate_series(1, ${searchesPerUser}) as n
       ) as searches`,
  )
  await fillTable(
    database,
    'public.search_results',
    `insert into public.search_results (search_id, user_id, position, word, search_type)
       select id, user_id, n, 'word', 'basic' from public.search_history cross join generate_series(1, 3) as n
       where search_term like 'phrase %7'`,
  )
  await fillTable(
    database,
    'public.check_results',
    `insert into public.check_results (search_id, user_id, page, videos)
       select id, user_id, n, private.pack_videos(${literal(JSON.stringify(videos(3)))})
       from public.search_history cross join generate_series(1, 2) as n where search_term like 'phrase %7'`,
  )
  await database.query(
    `insert into private.address_counts select 'demo_search', md5(n::text), current_date - n % 50, 1
       from generate_series(1, 50000) as n`,
  )
  // Does what autovacuum does on a server: index-only scans are cheap only on a vacuumed table.
  await database.query('vacuum (analyze)')
  await database.query(
    `create function public.plan_of(p_table text, out "QUERY PLAN" json) language plpgsql set enable_seqscan = off
       as $$ begin execute 'explain (format json) select * from public.' || p_table into "QUERY PLAN"; end $$`,
  )
  await database.query('grant execute on function public.plan_of to authenticated')
}, 300_000)

async function nodesFor(sql: string): Promise<PlanNode[]> {
  return nodesIn(await database.queryAs('authenticated', user, `explain (format json) ${sql}`))
}

test.each([
  [
    'a device’s pull of changes',
    `select * from public.search_history where user_id = auth.uid() and page = 1 and changed_in >= '480'::xid8
       and not pg_visible_in_snapshot(changed_in, '480:480:') order by searched_at desc, id desc limit 250`,
    'search_history_by_transaction',
  ],
  [
    'the first visit of a device, page by page',
    `select * from public.search_history where user_id = auth.uid() and page = 1
       and (searched_at, id) < (now() - interval '9 days', gen_random_uuid()) order by searched_at desc, id desc limit 250`,
    'search_history_by_age',
  ],
  [
    'the history, newest first',
    `select * from public.search_history where search_type = 'basic' order by searched_at desc limit 50`,
    'search_history_by_time',
  ],
  [
    'the searches of one phrase',
    `select * from public.search_history where search_term = 'phrase 7' order by searched_at desc`,
    'search_history_by_term',
  ],
])('%s reads an index', async (_, sql, index) => {
  const nodes = await nodesFor(sql)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  expect(nodes.map((node) => node['Index Name'])).toContain(index)
})

const ownTables = Object.entries(tables).filter(([, { rows }]) => rows === 'own')

test.each(ownTables)('the policy of %s reads the caller once and rows by an index', async (table) => {
  const nodes = nodesIn(
    await database.queryAs('authenticated', user, `select * from public.plan_of('${table}')`),
  )
  // With sequential scans disabled, PostgreSQL uses an index if one exists, even for few rows.
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  const conditions = nodes.flatMap((node) => node['Index Cond'] ?? [])
  expect(
    conditions.some((condition) => /^\((user_)?id = (\$0|\(InitPlan 1\)\.col1)\)$/.test(condition)),
  ).toBe(true)
  expect(nodes.filter((node) => node['Parent Relationship'] === 'InitPlan')).toHaveLength(1)
})

test('the results of a search are read by its key', async () => {
  const [search] = await database.query(`select id from public.search_history limit 1`)
  const nodes = await nodesFor(
    `select * from public.search_results where search_id = '${search?.id}' order by position`,
  )
  expect(nodes.map((node) => node['Index Name'])).toContain('search_results_pkey')
})

test('counting the credits of a period reads the credits index alone', async () => {
  const rows = await database.query(
    `explain (format json) select count(*) from public.search_history
       where user_id = '${user}' and searched_at >= now() - interval '30 days' and origin = 'user' and state <> 'failed'`,
  )
  expect(nodesIn(rows).map((node) => node['Index Name'])).toContain('search_history_credits')
})

const someCheck = `(select search_id from public.check_results limit 1)`

test.each([
  [
    'the pending page of a check',
    `select from public.search_history where search_id = ${someCheck} and user_id = $user and state = 'pending'
       and page = 2 and searched_at > now() - interval '10 minutes'`,
    /search_history_(by_search|pending)/,
  ],
  [
    'whether a check has requested a cursor',
    `select from public.search_history where search_id = ${someCheck} and user_id = $user and asked_cursor = 'c'`,
    /search_history_by_search/,
  ],
  [
    'the videos of a page',
    `select * from public.search_ranking_results where search_id = ${someCheck} and page = 2 order by rank`,
    /check_results_pkey/,
  ],
  [
    'whether a check has a video',
    `select from public.search_ranking_results where search_id = ${someCheck} and video_url = 'https://www.tiktok.com/@someone/video/1'`,
    /check_results_pkey/,
  ],
  [
    'the expired results',
    `select search_id, page from public.check_results where kept_until < current_date order by kept_until limit 5000`,
    /check_results_by_end/,
  ],
  [
    'the expired addresses',
    `delete from private.address_counts where period_start < current_date - 48`,
    /address_counts_by_age/,
  ],
])('%s is found by an index', async (_, sql, index) => {
  const rows = await database.query(`explain (format json) ${sql.replaceAll('$user', `'${user}'`)}`)
  const found = nodesIn(rows).flatMap((node) => node['Index Name'] ?? [])
  expect(found.some((name) => index.test(name))).toBe(true)
})
