import { fillTable } from '../../../supabase/tests/support/fill-table.ts'
import type { TestDatabase } from '../../../supabase/tests/support/test-database.ts'

const rowsPerCheck = 36
const phrasesPerUser = 10
const daysOfCrowd = 30
const maxChecksOfHeavy = 50 * 365

export interface ScaleData {
  /** A pro account with fifty key phrases and up to a year of daily checks. */
  heavy: string
  checksOfHeavy: number
  crowd: string[]
  checks: number
  rows: number
}

// The URLs are as long and as random as TikTok's, because PostgreSQL would compress repetitive text.
const picture = (folder: string, name: string, secret: string) =>
  `'https://p16-common-sign.tiktokcdn-eu.com/${folder}/' || ${name} || '~tplv-tiktokx-cropcenter:100:100.jpeg?dr=14579'
     || '&refresh_token=' || left(${secret}, 8) || '&x-expires=1' || 760000000 + n % 9999999
     || '&x-signature=' || right(${secret}, 24) || '%3D&t=4d5b0474&ps=13740610&shp=a5d48078&shcp=81f88b70&idc=maliva'`
const insertResults = (videosPerCheck: number, users: string) => `
  insert into public.check_results (search_id, user_id, videos, kept_until)
    select id, user_id, array_agg(row (
        rank, ${picture('tos-useast2a-avt-0068-euttp', 'one', 'md5(two)')}, 'creator.' || left(one, 8),
        'https://www.tiktok.com/@creator.' || left(one, 8), n % 9 = 0, 1700000000 + n % 60000000,
        translate(one || two, '0123456789abcdef', 'etaoin shrdlucm ') || ' #fyp #shoes',
        n % 900000, n % 1000, n, n % 3000, n % 20000, n % 7000, n % 3001, n % 300000, n % 9000001, n % 2999, n % 19999,
        61.5, n % 180, 'https://www.tiktok.com/@creator.' || left(one, 8) || '/video/7' || lpad(n * 7 || '', 18, '3'),
        ${picture('tos-useast2a-p-0037-euttp', 'two', 'md5(one)')}
      )::private.ranked_video order by rank), current_date + 365
    from (
      select id, user_id, rank, one, md5(one) as two, ('x' || left(one, 8))::bit(32)::bigint as n
      from (
        select id, user_id, rank, md5(id || ' ' || rank) as one
        from public.search_history cross join generate_series(1, ${videosPerCheck}) as rank
        where user_id in (${users})
      ) as videos
    ) as drawn
    group by id, user_id`

/** Inserts daily checks of each key phrase. `days` maps each user to the number of days. */
async function insertChecks(
  database: Pick<TestDatabase, 'query'>,
  days: ReadonlyMap<string, number>,
  videosPerCheck: number,
): Promise<void> {
  const spans = [...days].map(([user, count]) => `('${user}'::uuid, ${count})`).join(',')
  const users = [...days.keys()].map((user) => `'${user}'`).join(',')
  await fillTable(
    database,
    'public.search_history',
    `insert into public.search_history (id, user_id, search_id, keyword_id, search_term, search_type, country, origin,
         state, source, pages_done, searched_at, changed_at, changed_in)
       select id, user_id, id, keyword_id, keyword, 'search_results_check', 'gb', 'tracker', 'done', 'tiktok', 3, at, at, '3'::xid8
       from (
         select gen_random_uuid() as id, keywords.user_id, keywords.id as keyword_id, keyword,
           date_trunc('day', now()) - n * interval '1 day' as at
         from (values ${spans}) as span (user_id, days) join public.keywords using (user_id)
           cross join lateral generate_series(1, days) as n
       ) as checks order by at`,
  )
  await fillTable(
    database,
    'public.key_phrase_checks',
    `insert into public.key_phrase_checks (user_id, keyword_id, search_id, origin, state, position, results, checked_at, changed_at, changed_in)
       select user_id, keyword_id, id, origin, 'done', 5, ${videosPerCheck}, searched_at, searched_at, '3'::xid8
       from public.search_history where user_id in (${users})`,
  )
  await fillTable(database, 'public.check_results', insertResults(videosPerCheck, users))
}

/** Inserts key phrases and their daily checks for a user who has none. */
export async function insertTracked(
  database: Pick<TestDatabase, 'query'>,
  user: string,
  { phrases, days, videosPerCheck }: { phrases: number; days: number; videosPerCheck: number },
): Promise<void> {
  await database.query(
    `insert into public.keywords (user_id, keyword) select '${user}', 'phrase ' || n from generate_series(1, ${phrases}) as n`,
  )
  await insertChecks(database, new Map([[user, days]]), videosPerCheck)
}

export async function loadScale(database: TestDatabase, rows: number): Promise<ScaleData> {
  const checks = Math.ceil(rows / rowsPerCheck)
  const checksOfHeavy = Math.min(maxChecksOfHeavy, Math.ceil(checks / 4))
  const heavyPhrases = 50
  const daysOfHeavy = Math.max(1, Math.floor(checksOfHeavy / heavyPhrases))
  const crowdSize = Math.max(4, Math.round((checks - checksOfHeavy) / (phrasesPerUser * daysOfCrowd)))
  const heavy = await database.createUser()
  await database.addCrowd(crowdSize)
  await database.query(
    `insert into public.keywords (user_id, keyword)
       select id, 'phrase ' || n from public.profiles
         cross join lateral generate_series(1, case id when '${heavy}' then ${heavyPhrases} else ${phrasesPerUser} end) as n`,
  )
  const users = await database.query('select id from public.profiles')
  const days = new Map(users.map(({ id }) => [String(id), id === heavy ? daysOfHeavy : daysOfCrowd]))
  await insertChecks(database, days, rowsPerCheck)
  await database.query('vacuum (analyze)')
  const crowd = await database.query(`select id from public.profiles where id <> '${heavy}' limit 200`)
  const count = (which: string) =>
    database.value<number>(`(select count(*)::integer from public.search_history where ${which})`)
  const all = await count('true')
  return {
    heavy,
    checksOfHeavy: await count(`user_id = '${heavy}'`),
    crowd: crowd.map(({ id }) => String(id)),
    checks: all,
    rows: all * rowsPerCheck,
  }
}
