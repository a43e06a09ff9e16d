import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BareProject, openBareProject } from './support/bare-project.ts'

// What was stored before a page of a check was packed.
const packing = '20261123001000_pack_results.sql'
const folder = join(import.meta.dirname, '../migrations')
const [before, after] = [
  readdirSync(folder)
    .sort()
    .filter((name) => name < packing),
  readdirSync(folder)
    .sort()
    .filter((name) => name >= packing),
]
const places = (names: readonly string[]) => names.map((name) => `migrations/${name}`)

let project: BareProject
beforeAll(async () => {
  project = await openBareProject()
  await project.build(places(before))
})
afterAll(() => project.close())

const ids = Object.fromEntries(
  ['ada', 'phrase', 'daily', 'old', 'paid', 'second', 'empty', 'failed'].map((name, n) => [
    name,
    `00000000-0000-4000-8000-00000000000${n}`,
  ]),
)

test('is carried over with its ranks, pages, times and nulls', async () => {
  await project.query(
    `insert into auth.users (id, email, aud, role) values ('${ids.ada}', 'ada@keytrail.test', 'authenticated', 'authenticated')`,
  )
  await project.query(`update public.profiles set subscription_level = 'premium'`)
  await project.query(
    `insert into public.keywords (id, user_id, keyword) values ('${ids.phrase}', '${ids.ada}', 'a')`,
  )
  const searches = [
    ['daily', 'daily', 1, 'tracker', 'done', 10],
    ['old', 'old', 1, 'tracker', 'done', 400],
    ['paid', 'paid', 1, 'user', 'done', 400],
    ['second', 'paid', 2, 'user', 'done', 400],
    ['empty', 'empty', 1, 'user', 'done', 1],
    ['failed', 'failed', 1, 'user', 'failed', 1],
  ] as const
  for (const [id, first, page, origin, state, days] of searches)
    await project.query(
      `insert into public.search_history (id, search_id, user_id, page, search_term, search_type, country, origin, state,
           failure_code, source, keyword_id, searched_at)
         values ('${ids[id]}', '${ids[first]}', '${ids.ada}', ${page}, 'a', 'search_results_check', 'gb', '${origin}',
           '${state}', ${state === 'failed' ? `'upstream_timeout'` : 'null'}, 'tiktok',
           ${origin === 'tracker' ? `'${ids.phrase}'` : 'null'}, now() - interval '${days} days')`,
    )
  await project.query(
    'alter table public.search_ranking_results drop constraint search_ranking_results_video_url',
  )
  await project.query(
    `insert into public.search_ranking_results (search_id, user_id, rank, page, username, author_url, video_url, hearts,
         vq_score, avatar_thumb, full_description)
       select id, '${ids.ada}', n, case when id = '${ids.paid}' and n > 2 then 2 else 1 end, 'creator-' || n,
         'https://www.tiktok.com/@creator-' || n,
         -- One of before links had rules.
         case n when 1 then 'http://elsewhere.test/' else 'https://www.tiktok.com/@creator-' || n || '/video/' || n end,
         9200000000, nullif(n, 1) + 0.5, null, 'it''s "' || n || '", {\\}'
       from unnest(array['${ids.daily}', '${ids.old}', '${ids.paid}']::uuid[]) as id, generate_series(1, 4) as n`,
  )
  const rows = 'select * from public.search_ranking_results order by search_id, rank'
  const stored = await project.query(rows)
  expect(stored).toHaveLength(12)

  await project.build(places(after))
  expect(await project.query(rows)).toEqual(stored)
  const packed = await project.query(
    `select search_id, page, cardinality(videos) as videos, kept_until - (now() at time zone 'UTC')::date as days
       from public.check_results order by search_id, page`,
  )
  const name = (id: unknown) => Object.keys(ids).find((key) => ids[key] === id)
  expect(packed.map(({ search_id, page, videos, days }) => [name(search_id), page, videos, days])).toEqual([
    ['daily', 1, 4, 170],
    ['old', 1, 4, 30],
    ['paid', 1, 2, null],
    ['paid', 2, 2, null],
    ['empty', 1, 0, null],
  ])
  expect(await project.query('select public.purge_old_rows() as purged')).toEqual([{ purged: 0 }])
})
