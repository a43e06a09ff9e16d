import { beforeAll, expect, test } from 'vitest'
import { fillTable } from './support/fill-table.ts'
import { pullOn } from './support/pull.ts'
import { literal, trackedDatabase, videos } from './support/tracking.ts'

const users = 100
const phrasesPerUser = 10
const checksPerPhrase = 60

const { database, tracking } = trackedDatabase()
let user: string
let keyword: string
let check: string

beforeAll(async () => {
  user = await tracking.createUser()
  await database.addCrowd(users)
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
  await fillTable(
    database,
    'public.search_results',
    `insert into public.search_results (search_id, user_id, position, word, search_type)
       select id, user_id, n, 'word', 'basic' from public.search_history cross join generate_series(1, 3) as n
       where search_type = 'basic' and searched_at > now() - interval '5 days'`,
  )
  await fillTable(
    database,
    'public.check_results',
    `insert into public.check_results (search_id, user_id, page, videos, kept_until)
       select id, user_id, n, private.pack_videos(${literal(JSON.stringify(videos(1)))}),
         case when user_id = '${user}' and searched_at < now() - interval '59 days' then current_date - 2 else current_date + 9 end
       from public.search_history cross join generate_series(1, 2) as n
       where origin = 'tracker' and (user_id = '${user}' or searched_at > now() - interval '5 days')`,
  )
  await database.query('analyze')
  const soFar = `(select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables where relid = p_table)`
  await database.query(
    `create function public.rows_read(p_table regclass, p_call text) returns integer language plpgsql as $$
     declare
       before bigint := ${soFar};
     begin
       execute 'select ' || p_call;
       return ${soFar} - before;
     end $$`,
  )
  await database.query('grant execute on function public.rows_read to authenticated')
  await database.query(
    `insert into public.alert_settings (user_id, push) select id, true from public.profiles`,
  )
  await database.query(
    `insert into private.push_subscriptions (user_id, endpoint, p256dh, auth)
       select id, 'https://fcm.googleapis.com/' || id, 'key', 'secret' from public.profiles`,
  )
  const [row] = await database.query(
    `select keyword_id, id from public.search_history where user_id = '${user}' and origin = 'tracker' limit 1`,
  )
  keyword = String(row?.keyword_id)
  check = String(row?.id)
})

const rowsRead = (table: string, call: string) => `public.rows_read('${table}', ${literal(call)})`

const claims = () => 'public.claim_due_key_phrases(6, 60)'
const positions = () => `private.position_check('${check}')`
const positionsOfPhrase = () => `private.position_key_phrase('${keyword}')`
const countOfToday = () =>
  `private.first_check_at(phrase) from public.keywords as phrase where id = '${keyword}'`
const pushes = () => `public.claim_push_bundles(1, now() - interval '1 hour')`
const creditsOfPeriod = () => `private.credits_used('${user}', now() - interval '30 days')`
const newCheck = () => `public.record_check_page(gen_random_uuid(), '${user}', 'phrase 1', 'gb')`
const purge = () => 'private.purge_slice(now(), 1)'

// Each table has thousands of rows. Ten repetitions make the database switch to a generic plan.
test.each([
  ['claiming', 'private.tracked_days', 30, claims],
  ['claiming', 'public.keywords', 30, claims],
  ['counting an account’s checks of today', 'private.tracked_days', 9 * phrasesPerUser, countOfToday],
  ['a check’s positions', 'public.search_history', 9, positions],
  ['a check’s positions', 'public.keywords', 2 * phrasesPerUser, positions],
  ['a check’s positions', 'public.key_phrase_checks', 2 * checksPerPhrase, positions],
  ['the positions of a key phrase', 'public.search_history', 5 * checksPerPhrase, positionsOfPhrase],
  ['pushing alerts', 'public.alerts', 20 * phrasesPerUser, pushes],
  ['counting the credits of a period', 'public.search_history', 30 * phrasesPerUser, creditsOfPeriod],
  ['recording a check', 'public.search_history', 40 * phrasesPerUser, newCheck],
  ['purging expired results', 'public.check_results', 4, purge],
])('%s reads few of the rows of %s', async (_, table, most, call) => {
  for (let n = 0; n < 10; n += 1)
    expect(await database.value(rowsRead(table, call()))).toBeLessThanOrEqual(most)
})

const rowsOfUser = phrasesPerUser * checksPerPhrase
const searchesOfPhrase = () =>
  `public.api_call('searches', '{"kind":"search","limit":50,"phrase":"phrase 7"}')`
const pageOfChecks = () => `public.api_call('searches', '{"kind":"check","limit":50}')`
const resultsOfCheck = () => `public.api_call('results', '{"id":"${check}"}')`
// The same query as the request that lists the ids of a user's rows (src/remote/tables/rows-by-id.ts).
const idsOfRows = () =>
  `count(*) from (
     select id from public.search_history
       where user_id = '${user}' and page = 1 and id > '40000000-0000-4000-8000-000000000000' order by id limit 1000
   ) as names`

test.each([
  ['the searches of one phrase', 'public.search_history', 3 * rowsOfUser, searchesOfPhrase],
  ['a page of checks', 'public.search_history', 120, pageOfChecks],
  ['the results of a check', 'public.check_results', 4, resultsOfCheck],
  ['the results of a search', 'public.search_results', 4, resultsOfCheck],
  ['names, page by page', 'public.search_history', 3 * rowsOfUser, idsOfRows],
])('a user’s request for %s reads few of the rows of %s', async (_, table, most, call) => {
  expect(await database.valueAs(user, rowsRead(table, call()))).toBeLessThanOrEqual(most)
})

test('a pull reads only the rows of its user, and only the changed ones with a cursor', async () => {
  const read = (table: string, call: string) => database.valueAs<number>(user, rowsRead(table, call))
  expect(await read('public.key_phrase_checks', 'public.pull_changes()')).toBeLessThanOrEqual(2 * rowsOfUser)
  expect(await read('public.alerts', 'public.pull_changes()')).toBeLessThanOrEqual(30 * phrasesPerUser)
  // Waits for transactions of other test files that began earlier: they keep the last changes in the cursor's
  // range.
  const isSettled = () =>
    database.value(`(select bool_and(changed_in < pg_snapshot_xmin(pg_current_snapshot()))
      from public.key_phrase_checks where user_id = '${user}')`)
  await expect.poll(isSettled, { timeout: 60_000 }).toBe(true)
  const { cursor, pages } = await pullOn(database)(user)
  const rest = pages.find(({ relation }) => relation === 'key_phrase_checks')?.rest
  const open = literal(JSON.stringify({ key_phrase_checks: rest }))
  // 100 rows remain after a page of 500. The chosen plan may read more, because it depends on statistics from
  // random samples.
  expect(await read('public.key_phrase_checks', `public.pull_changes('${cursor}', ${open})`)).toBeLessThan(
    300,
  )
  expect(await read('public.key_phrase_checks', `public.pull_changes('${cursor}')`)).toBe(0)
})
