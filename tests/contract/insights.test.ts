// Computes the insights a second time in SQL, without any of the product's code.
import { beforeAll, describe, expect, test } from 'vitest'
import { findOpportunity } from '../../src/domain/insight/opportunity.ts'
import { findRisers } from '../../src/domain/insight/risers.ts'
import { usualRank } from '../../src/domain/insight/usual-rank.ts'
import { findWinners } from '../../src/domain/insight/winners.ts'
import { videoKey } from '../../src/domain/ranking/comparison.ts'
import type { CheckRow } from '../../src/domain/ranking/rows.ts'
import type { KeyPhraseCheckRow } from '../../src/domain/tracking/rows.ts'
import { seedDemo } from '../../supabase/local/seed/seed-demo.ts'
import { sharedDatabase } from '../../supabase/tests/support/shared-database.ts'
import { generateHistories, generatePhrases } from '../support/database/generated-phrases.ts'
import { newSeed, seededRandom } from '../support/project/random.ts'

const database = sharedDatabase()
const seed = newSeed()

// Checks without a position sort last; (percent × n + 99) / 100 rounds up in integers.
const usualSql = `
  with answered as (
    select keyword_id, coalesce(position, 1000) as rank, checked_at,
      row_number() over (partition by keyword_id order by checked_at desc) as age
    from public.key_phrase_checks where state = 'done'
  ), sorted as (
    select keyword_id, rank, row_number() over (partition by keyword_id order by rank) as place,
      count(*) over (partition by keyword_id) as n
    from answered where age between 2 and 29
  ), ranges as (
    select keyword_id, n, count(*) filter (where rank < 1000) as found,
      max(rank) filter (where place = (10 * n + 99) / 100) as low,
      max(rank) filter (where place = (50 * n + 99) / 100) as median,
      max(rank) filter (where place = (90 * n + 99) / 100) as high
    from sorted group by keyword_id, n
  )
  select id as keyword_id, n::integer as of, found::integer, nullif(low, 1000) as "from", nullif(median, 1000) as median,
    nullif(high, 1000) as "to",
    case when newest.rank < low then 'better' when newest.rank > high then 'worse' else 'usual' end as is,
    (newest.rank < low and before.rank < low) or (newest.rank > high and before.rank > high) as "isNewLevel"
  from public.keywords
    left join ranges on ranges.keyword_id = id and n >= 10
    left join answered as newest on newest.keyword_id = id and newest.age = 1
    left join answered as before on before.keyword_id = id and before.age = 2`

// The distinct videos (by id) of each check, ranked again as `place`; `top` has the first ten of a key phrase's newest
// check with results.
const videosSql = `
  with checks as (
    select keyword_id, search_id, checked_at, results,
      row_number() over (partition by keyword_id order by checked_at) as at,
      max(checked_at) filter (where results > 0) over (partition by keyword_id) as latest
    from public.key_phrase_checks where state = 'done'
  ), distinct_videos as (
    select distinct on (checks.search_id, substring(video_url from '[^/]+$')) checks.*, videos.*,
      substring(video_url from '[^/]+$') as video
    from checks join (select search_id as check_id, rank, verified_account, create_time, full_description, followers,
        collect_count, comment_count, share_count, play_count, vq_score, duration, video_url
      from public.search_ranking_results) as videos on check_id = search_id
    order by checks.search_id, substring(video_url from '[^/]+$'), rank
  ), placed as (
    select *, row_number() over (partition by search_id order by rank) as place from distinct_videos
  ), top as (
    select placed.*, phrase.keyword,
      case when phrase.keyword like '抹%' then strpos(lower(full_description), phrase.keyword) > 0
        else ' ' || regexp_replace(lower(full_description), '[^a-z0-9äöüß]+', ' ', 'g') || ' '
          like any (array['% ' || lower(phrase.keyword) || ' %', '% ' || replace(lower(phrase.keyword), ' ', '') || ' %'])
      end as says
    from placed join public.keywords as phrase on phrase.id = keyword_id
    where place <= 10 and checked_at = latest
  )`

const winnersSql = `${videosSql}, figures as (
    select keyword_id, name, value, row_number() over (partition by keyword_id, name order by value) as place,
      count(*) over (partition by keyword_id, name) as n
    from top, lateral (values
      ('length', case when video_url not like '%/photo/%' then nullif(duration, 0)::float8 end),
      ('age', extract(epoch from checked_at)::float8 - create_time),
      ('plays', play_count::float8),
      ('saves', 1000::float8 * collect_count / nullif(play_count, 0)),
      ('comments', 1000::float8 * comment_count / nullif(play_count, 0)),
      ('shares', 1000::float8 * share_count / nullif(play_count, 0)),
      ('hashtags', (length(full_description) - length(replace(full_description, '#', '')))::float8),
      ('vqScore', vq_score)) as figure (name, value)
    where value is not null
  ), middles as (
    select keyword_id, name, n, max(value) filter (where place = (25 * n + 99) / 100) as low,
      max(value) filter (where place = (50 * n + 99) / 100) as median,
      max(value) filter (where place = (75 * n + 99) / 100) as high
    from figures group by keyword_id, name, n
  )
  select keyword_id,
    (select jsonb_object_agg(name, case when n < 5 then jsonb_build_array(n) else jsonb_build_array(n, low, median, high) end)
      from middles where middles.keyword_id = top.keyword_id) as figures,
    jsonb_build_object('phrase', array[count(*) filter (where says), count(*)],
      'verified', array[count(*) filter (where verified_account), count(*)],
      'small', array[count(*) filter (where followers < 10000), count(followers)],
      'photo', array[count(*) filter (where video_url like '%/photo/%'), count(*)]) as traits
  from top group by keyword_id`

const opportunitySql = `${videosSql}, before as (
    select distinct on (top.keyword_id) top.keyword_id, earlier.search_id
    from top join checks as earlier using (keyword_id)
    where earlier.checked_at < top.checked_at and earlier.checked_at >= top.checked_at - interval '14 days'
    order by top.keyword_id, earlier.checked_at desc
  ), comparable as (
    select keyword_id, array_agg(video) as videos
    from placed join before using (keyword_id, search_id) where place <= 10 group by keyword_id having count(*) = 10
  ), fresh as (
    select keyword_id, count(*) filter (where video <> all (videos)) >= 3 as entered
    from comparable join top using (keyword_id) group by keyword_id
  ), signs as (
    select keyword_id, count(*) filter (where says) < 5 as few,
      case when count(create_time) >= 5 then (select value from (
          select one.value, row_number() over (order by one.value) as place, count(*) over () as n
          from unnest(array_agg(extract(epoch from checked_at) - create_time) filter (where create_time is not null)) as one (value)
        ) as ages where place = (50 * n + 99) / 100) > 90 * 86400 end as old,
      case when count(*) filter (where followers < 10000) >= 3 then true
        when count(*) filter (where coalesce(followers, 0) < 10000) < 3 then false end as small,
      bool_and(entered) as fresh
    from top left join fresh using (keyword_id) group by keyword_id having count(*) = 10
  )
  select keyword_id, jsonb_build_array(few, old, small, fresh) as signs, case
      when num_nonnulls(few, old, small, fresh) < 3 then null
      when few::integer + coalesce(old::integer, 0) + coalesce(small::integer, 0) + coalesce(fresh::integer, 0) = 4 then 'wideOpen'
      when few::integer + coalesce(old::integer, 0) + coalesce(small::integer, 0) + coalesce(fresh::integer, 0) = 3 then 'open'
      when few::integer + coalesce(old::integer, 0) + coalesce(small::integer, 0) + coalesce(fresh::integer, 0) = 2 then 'contested'
      else 'hard' end as verdict
  from signs`

const risersSql = `${videosSql}, seen as (
    select keyword_id, video, count(*) as times, (array_agg(rank order by at))[1] as first,
      (array_agg(rank order by at desc))[1] as last
    from distinct_videos group by keyword_id, video
  )
  select keyword_id, coalesce(array_agg(video order by video) filter (where times >= 3 and first - last >= 3), '{}') as risers,
    (count(*) filter (where times < 3 or first - last < 3))::integer as others
  from seen group by keyword_id`

interface Stored {
  id: string
  keyword: string
  checks: KeyPhraseCheckRow[]
  kept: Map<string, CheckRow>
}

async function readStored(): Promise<Stored[]> {
  const [keywords = [], checks = [], videos = []] = await Promise.all(
    [
      'select id, keyword from public.keywords',
      'select * from public.key_phrase_checks order by checked_at',
      'select search_id, to_jsonb(video) as row from public.search_ranking_results as video order by rank',
    ].map((sql) => database.query(sql)),
  )
  const bySearch = Map.groupBy(videos, ({ search_id }) => search_id)
  const byPhrase = Map.groupBy(checks, ({ keyword_id }) => keyword_id)
  return keywords.map(({ id, keyword }) => {
    const ofPhrase = (byPhrase.get(id) ?? []).map((check) => ({
      ...check,
      checked_at: new Date(String(check.checked_at)).toISOString(),
    })) as unknown as KeyPhraseCheckRow[]
    const kept = ofPhrase
      .filter(({ state }) => state === 'done')
      .map(({ search_id, checked_at }) => ({
        ...{ id: search_id, search_term: String(keyword), searched_at: checked_at },
        search_ranking_results: (bySearch.get(search_id) ?? []).map(({ row }) => row),
      })) as unknown as CheckRow[]
    return {
      ...{ id: String(id), keyword: String(keyword), checks: ofPhrase },
      kept: new Map(kept.map((check) => [check.id, check])),
    }
  })
}

describe(`insights of the demo account and of generated key phrases (KEYTRAIL_SEED=${seed})`, () => {
  let stored: Stored[]
  const readSql = async (sql: string) =>
    new Map((await database.query(sql)).map(({ keyword_id, ...row }) => [keyword_id, row]))
  const latest = ({ checks, kept }: Stored) =>
    kept.get(checks.findLast(({ results }) => results > 0)?.search_id ?? '')
  const previous = ({ kept }: Stored, check: CheckRow) =>
    [...kept.values()].findLast(({ searched_at }) => searched_at < check.searched_at) ?? null

  beforeAll(async () => {
    await seedDemo(await database.openApi(), new Date('2026-11-24T09:00:00Z'))
    await generatePhrases(database, seededRandom(seed))
    stored = await readStored()
  })

  test('the usual rank and range', async () => {
    const expected = await readSql(usualSql)
    const known = stored.flatMap(({ id, checks }) => {
      const usual = usualRank(checks)
      if (!('is' in usual)) {
        expect(expected.get(id)?.of, id).toBeNull()
        return []
      }
      const { since: _, depth: __, isTelling: ___, ...figures } = usual
      expect(figures, id).toEqual(expected.get(id))
      return [id]
    })
    expect(known.length).toBeGreaterThan(50)
  })

  test('what wins', async () => {
    const expected = await readSql(winnersSql)
    for (const phrase of stored) {
      const check = latest(phrase)
      if (!check) {
        expect(expected.get(phrase.id), phrase.id).toBeUndefined()
        continue
      }
      const { figures, traits } = findWinners(check, null)
      const measured = figures
        .filter((line) => line.measured > 0)
        .map(({ name, measured, middle }) => [
          name,
          [measured, ...(middle ? [middle.from, middle.median, middle.to] : [])],
        ])
      expect(
        {
          figures: Object.fromEntries(measured),
          traits: Object.fromEntries(traits.map(({ name, having, of }) => [name, [having, of]])),
        },
        phrase.id,
      ).toEqual(expected.get(phrase.id))
    }
    expect(expected.size).toBeGreaterThan(100)
  })

  test('the opportunity', async () => {
    const expected = await readSql(opportunitySql)
    for (const phrase of stored) {
      const check = latest(phrase)
      const found = check ? findOpportunity(check, previous(phrase, check)) : null
      const told = found && { signs: found.signs.map(({ holds }) => holds), verdict: found.verdict }
      expect(told ?? undefined, phrase.id).toEqual(expected.get(phrase.id))
    }
    const verdicts = new Set([...expected.values()].map(({ verdict }) => verdict))
    expect(verdicts.size).toBeGreaterThan(2)
  })

  test('the risers', async () => {
    const expected = await readSql(risersSql)
    let all = 0
    for (const { id, kept } of stored) {
      const { risers, others } = findRisers([...kept.values()])
      all += risers.length
      expect(
        {
          risers: risers.map(({ row }) => videoKey(row)).sort(),
          others: others.length,
        },
        id,
      ).toEqual(expected.get(id) ?? { risers: [], others: 0 })
    }
    expect(all).toBeGreaterThan(50)
  })
})

test(`Postgres finds the same new levels in 500 histories (KEYTRAIL_SEED=${seed})`, async () => {
  const histories = await generateHistories(database, seededRandom(seed), 500)
  const found = await database.query(
    `select keyword_id, checked_at, private.new_level(keyword_id, checked_at) as level
     from public.key_phrase_checks where keyword_id in (${[...histories.keys()].map((id) => `'${id}'`).join()})`,
  )
  const levels = { better: 0, worse: 0 }
  for (const { keyword_id, checked_at, level } of found) {
    const checks = histories.get(String(keyword_id)) ?? []
    const time = new Date(String(checked_at)).toISOString()
    const usual = usualRank(checks.filter((check) => check.checked_at <= time))
    const expected = 'is' in usual && usual.isNewLevel ? usual.is : null
    expect(level, `${keyword_id} ${time}`).toBe(expected)
    if (level === 'better' || level === 'worse') levels[level] += 1
  }
  expect(Math.min(levels.better, levels.worse)).toBeGreaterThan(50)
})
