import { beforeAll, expect, test } from 'vitest'
import { fillTable } from './support/fill-table.ts'
import { nodesIn } from './support/query-plan.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { trackingOn } from './support/tracking.ts'

const users = 100
const phrasesPerUser = 10
const checksPerPhrase = 60

const database = sharedDatabase()
let user: string
let keyword: string
let check: string
let snapshot: string

beforeAll(async () => {
  user = await trackingOn(database).createUser('pro')
  await database.query(
    `insert into auth.users (id, email, aud, role)
       select gen_random_uuid(), 'crowd-' || n || '@keytrail.test', 'authenticated', 'authenticated'
       from generate_series(1, ${users}) as n`,
  )
  await database.query(`update public.profiles set subscription_level = 'pro'`)
  await database.query(
    `insert into public.keywords (user_id, keyword)
       select profiles.id, 'phrase ' || n from public.profiles cross join generate_series(1, ${phrasesPerUser}) as n`,
  )
  await fillTable(
    database,
    'private.tracked_days',
    `insert into private.tracked_days (keyword_id, day, state, attempts, next_attempt_at)
       select id, (now() at time zone 'UTC')::date - n, 'done', 1, now()
       from public.keywords cross join generate_series(1, 7) as n`,
  )
  // Adds as many other searches as checks; queries for checks must not read them.
  await fillTable(
    database,
    'public.search_history',
    `insert into public.search_history (id, user_id, search_id, keyword_id, search_term, search_type, country, origin,
         state, source, searched_at, changed_at, changed_in)
       select id, user_id, id, keyword_id, keyword, type, 'gb', origin, 'done', 'tiktok', at, at, '3'::xid8 from (
         select gen_random_uuid() as id, user_id, type, origin, keyword, now() - n * interval '1 day' as at,
           case origin when 'tracker' then keywords.id end as keyword_id
         from public.keywords cross join generate_series(1, ${checksPerPhrase}) as n
           cross join (values ('search_results_check', 'tracker'), ('basic', 'user')) as kinds (type, origin)
       ) as searches`,
  )
  await fillTable(
    database,
    'public.key_phrase_checks',
    `insert into public.key_phrase_checks (user_id, keyword_id, search_id, origin, state, position, results, checked_at, changed_at, changed_in)
       select user_id, keyword_id, id, origin, 'done', 5, 36, searched_at, searched_at, '3'::xid8 from public.search_history
       where origin = 'tracker'`,
  )
  await database.query(
    `insert into public.alerts (user_id, keyword_id, search_id, kind, created_at, pushed_at)
       select user_id, keyword_id, search_id, 'lost', checked_at,
         case when checked_at < now() - interval '2 days' then now() end
       from public.key_phrase_checks where checked_at > now() - interval '10 days'`,
  )
  await database.query('analyze')
  const [row] = await database.query(
    `select keyword_id, id from public.search_history where user_id = '${user}' and origin = 'tracker' limit 1`,
  )
  const [here] = await database.query('select pg_current_snapshot() as snapshot')
  snapshot = String(here?.snapshot)
  keyword = String(row?.keyword_id)
  check = String(row?.id)
})

async function findIndexes(sql: string, asUser: boolean): Promise<(string | undefined)[]> {
  const asked = sql.replace('$xmin', `pg_snapshot_xmin('${snapshot}')`).replace('$snapshot', `'${snapshot}'`)
  const explain = `explain (format json) ${asked}`
  const rows = asUser ? await database.queryAs('authenticated', user, explain) : await database.query(explain)
  const nodes = nodesIn(rows)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  return nodes.map((node) => node['Index Name'])
}

test.each([
  [
    'a device’s pull of changed positions',
    `select * from public.key_phrase_checks where user_id = auth.uid() and changed_in >= $xmin
       and not pg_visible_in_snapshot(changed_in, $snapshot) order by checked_at desc, id desc limit 500`,
    'key_phrase_checks_by_transaction',
  ],
  [
    'the positions of a first visit, page by page',
    `select * from public.key_phrase_checks where user_id = auth.uid()
       and (checked_at, id) < (now() - interval '9 days', gen_random_uuid()) order by checked_at desc, id desc limit 500`,
    'key_phrase_checks_by_age',
  ],
  [
    'the inbox',
    `select * from public.alerts where user_id = auth.uid() order by created_at desc limit 500`,
    'alerts_by_transaction',
  ],
])('%s reads an index', async (_, sql, index) => {
  expect(await findIndexes(sql, true)).toContain(index)
})

test('claiming reads the head of the tracker’s queue', async () => {
  const sql = `select 1 from private.tracked_days as waiting join public.keywords on keywords.id = waiting.keyword_id
    where waiting.state in ('due', 'claimed', 'retry') and waiting.next_attempt_at <= now() and keywords.status
    order by waiting.next_attempt_at, waiting.keyword_id limit 6 for no key update skip locked`
  expect(await findIndexes(sql, false)).toContain('tracked_days_queue')
})

test('an account’s tracker checks of today are found by index', async () => {
  // The count of private.first_check_at, with fixed times.
  const sql = `select count(*) from public.keywords as other
    where other.user_id = '${user}' and other.id <> '${keyword}' and exists (
      select from private.tracked_days as asked where asked.keyword_id = other.id and (
        (asked.day = '2026-11-24' and asked.attempts > 0)
        or (asked.state in ('due', 'claimed', 'retry') and asked.next_attempt_at < now())
      )
    )`
  expect(await findIndexes(sql, false)).toContain('tracked_days_pkey')
})

test('the previous check is the first entry of an index', async () => {
  const sql = `select * from public.key_phrase_checks where keyword_id = '${keyword}' and state = 'done'
    and search_id <> '${check}' order by checked_at desc limit 1`
  expect(await findIndexes(sql, false)).toContain('key_phrase_checks_by_time')
})

test('the key phrases that a check counts for, and the checks of a key phrase, are found by index', async () => {
  // Modelled on the queries of position_check and position_key_phrase.
  const phrases = `select phrase.id from public.search_history as search
    join public.keywords as phrase on phrase.user_id = search.user_id and case
      when search.keyword_id is null then phrase.keyword = search.search_term and phrase.country = search.country
      else phrase.id = search.keyword_id end
    where search.id = '${check}' for key share of phrase skip locked`
  await findIndexes(phrases, false)
  const checks = `select search.id from public.keywords as phrase
    join public.search_history as search on search.user_id = phrase.user_id
      and search.search_type = 'search_results_check' and search.page = 1 and search.state <> 'pending'
      and (search.keyword_id = phrase.id
        or (search.keyword_id is null and search.search_term = phrase.keyword and search.country = phrase.country))
    where phrase.id = '${keyword}'`
  await findIndexes(checks, false)
})

test('pending alerts are found without reading all users', async () => {
  const sql = `select id from public.alerts where user_id = '${user}' and pushed_at is null and read_at is null
    and created_at > now() - interval '1 day'`
  expect(await findIndexes(sql, false)).toContain('alerts_to_push')
})

test('a position in one check is computed without reading the other checks', async () => {
  const soFar = `select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables where relname = 'search_history'`
  await database.query(
    `create function private.searches_read(p_check uuid) returns integer language plpgsql as $$
     declare
       before bigint := (${soFar});
     begin
       perform private.position_check(p_check);
       return (${soFar}) - before;
     end $$`,
  )
  // Often enough for the database to switch to a generic plan.
  for (let n = 0; n < 10; n += 1)
    expect(await database.value(`private.searches_read('${check}')`)).toBeLessThan(9)
})
