import { beforeAll, describe, expect, test } from 'vitest'
import { repetitions } from '../../tests/support/project/long-run.ts'
import { seededRandom } from '../../tests/support/project/random.ts'
import { literal, type Row, trackedDatabase, videos } from './support/tracking.ts'

const crowd = repetitions(800, 2_000)
const phrasesPerUser = 50
const workers = 5
const kills = 20
const failureRate = 0.08
const batchSize = 10

describe(`five trackers at once with ${crowd} key phrases`, () => {
  const { database, tracking } = trackedDatabase()
  const random = seededRandom(20_261_121)
  beforeAll(async () => {
    for (let n = 0; n < crowd / phrasesPerUser; n += 1) {
      const user = await tracking.createUser()
      await database.query(
        `insert into public.keywords (user_id, keyword, account_name)
           select '${user}', 'phrase ' || n, 'creator-2' from generate_series(1, ${phrasesPerUser}) as n`,
      )
    }
  })

  const found = literal(JSON.stringify(videos(3)))
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  interface Tally {
    claimed: number
    stored: number
    alreadyStored: number
    failedAttempts: number
    killed: number
    lateStores: number
  }

  async function store({ keyword_id, day }: Row): Promise<unknown> {
    return database.value(
      `public.store_tracker_result('${keyword_id}', '${day}', ${found}, 'tiktok', null, 3, null)`,
    )
  }

  /** The remaining key phrases of a worker that is killed half-way stay leased until the lease expires. */
  async function work(now: string, tally: Tally, stranded: Row[]): Promise<void> {
    const batch = await database.query(
      `select keyword_id, keyword, day::text, attempt from public.claim_due_key_phrases(${batchSize}, 120, '${now}')`,
    )
    tally.claimed += batch.length
    const isKilled = batch.length > 0 && tally.killed < kills && random() < 0.6
    if (isKilled) tally.killed += 1
    for (const [index, claimed] of batch.entries()) {
      if (isKilled && index >= batch.length / 2) {
        stranded.push(...batch.slice(index).filter((row) => row.keyword !== 'phrase 7'))
        break
      }
      if (claimed.keyword === 'phrase 7' || random() < failureRate) {
        await database.query(
          `select public.fail_tracker_result('${claimed.keyword_id}', '${claimed.day}', ${claimed.attempt},
             'upstream_timeout', '${now}')`,
        )
        tally.failedAttempts += 1
      } else if ((await store(claimed)) === 'stored') tally.stored += 1
      else tally.alreadyStored += 1
    }
  }

  async function runDay(day: string): Promise<Tally> {
    const tally = { claimed: 0, stored: 0, alreadyStored: 0, failedAttempts: 0, killed: 0, lateStores: 0 }
    const stranded: Row[] = []
    for (let minute = 0; minute < 12 * 60; minute += minute < 60 ? 1 : 10) {
      const now = `${day}T${new Date(minute * 60_000).toISOString().slice(11, 19)}Z`
      const runs = Array.from({ length: workers }, () => work(now, tally, stranded))
      await Promise.all(runs)
      // Some killed workers return with their results, before or after their leases have expired.
      const late = stranded.splice(0, 3)
      const outcomes = await Promise.all(late.map(store))
      tally.lateStores += outcomes.filter((outcome) => outcome === 'stored').length
    }
    return tally
  }

  test('store one result per key phrase and day, with the reason of every failure, and omit none', async () => {
    for (const day of [dayAfter(1), dayAfter(2)]) {
      const tally = await runDay(day)
      const [outcome] = await database.query(
        `select count(*)::integer as rows, count(distinct keyword_id)::integer as phrases,
                count(*) filter (where state = 'done')::integer as done,
                count(*) filter (where state = 'failed')::integer as failed,
                count(*) filter (where state = 'failed' and failure_code is null or state = 'pending')::integer as unclear
           from public.search_history
           where origin = 'tracker' and (searched_at at time zone 'UTC')::date = '${day}'`,
      )
      expect(outcome).toMatchObject({ rows: crowd, phrases: crowd, unclear: 0 })
      expect(outcome?.failed).toBeGreaterThanOrEqual(crowd / phrasesPerUser)
      expect(tally.killed).toBe(kills)

      const [books] = await database.query(
        `select count(*)::integer as positions, count(*) filter (where state = 'done' and position = 2)::integer as done,
                count(*) filter (where state = 'failed' and position is null)::integer as failed
           from public.key_phrase_checks where (checked_at at time zone 'UTC')::date = '${day}'`,
      )
      expect(books).toEqual({ positions: crowd, done: outcome?.done, failed: outcome?.failed })
      const [results] = await database.query(
        `select count(*)::integer as uneven from (
           select 1 from public.search_history as search
             join public.search_ranking_results as video on video.search_id = search.id
             where origin = 'tracker' group by search.id having count(*) <> 3
         ) as uneven`,
      )
      expect(results).toEqual({ uneven: 0 })
      const [open] = await database.query(
        `select count(*)::integer as open, min(day)::text as day from private.tracked_days
           where state in ('due', 'claimed', 'retry')`,
      )
      expect(open).toEqual({ open: crowd, day: dayAfter(day === dayAfter(1) ? 2 : 3) })
    }
  })
})
