import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { repetitions } from '../../tests/support/project/long-run.ts'
import { newSeed, seededRandom } from '../../tests/support/project/random.ts'
import { pullOn } from './support/pull.ts'
import { sharedDatabase } from './support/test-database.ts'
import type { Row } from './support/tracking.ts'

// Only with several connections can transactions commit out of order. PGlite has only one.
const writers = 12
/** One transaction in twenty is rolled back, so not all of these rows are stored. */
const rowsWanted = repetitions(1_000, 12_500)
const patienceMs = repetitions(300_000, 900_000)
const seed = newSeed()

const database = sharedDatabase()
const pull = pullOn(database)
let pool: postgres.Sql
beforeAll(async () => {
  const url = new URL(inject('templateUrl'))
  url.pathname = `/${await database.value('current_database()')}`
  pool = postgres(url.href, { max: writers, onnotice: () => undefined })
})
afterAll(() => pool.end())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function writeRows(user: string, random: () => number, wanted: () => number): Promise<void> {
  for (let most = wanted(); most > 0; most = wanted()) {
    await pool
      .begin(async (transaction) => {
        for (let n = 0; n < most; n += 1) {
          await transaction.unsafe(
            `insert into public.search_history (id, search_id, user_id, search_term, search_type, country, state, source, imported)
               select id, id, '${user}', 'p', 'basic', 'gb', 'done', 'tiktok', true from (select gen_random_uuid() as id) as made`,
          )
          if (random() < 0.1)
            await transaction.unsafe(
              `update public.search_history set log_id = 'again' where id in (
                 select id from public.search_history where user_id = '${user}' order by random() limit 1 for update skip locked)`,
            )
          if (random() < 0.3) await pause(random() * 20)
        }
        if (random() < 0.05) throw new Error('rolled back')
      })
      .catch((error: Error) => {
        if (error.message !== 'rolled back') throw error
      })
  }
}

test(
  `writers that commit in any order: no change is missed or sent twice (KEYTRAIL_SEED=${seed})`,
  async () => {
    const random = seededRandom(seed)
    const user = await database.createUser()
    let started = 0
    const wanted = () => {
      if (started >= rowsWanted) return 0
      const most = 1 + Math.floor(random() * 15)
      started += most
      return most
    }
    let writing = true
    const written = Promise.all(
      Array.from({ length: writers }, () => writeRows(user, random, wanted)),
    ).finally(() => {
      writing = false
    })

    let cursor: string | null = null
    let open: Row[] = []
    const came = new Set<string>()
    let twice = 0
    for (let last = false; ; ) {
      last = !writing && open.length === 0
      const answer = await pull(user, cursor, open[0] ? { search_history: open[0] } : {})
      cursor = answer.cursor
      for (const page of answer.pages) {
        if (page.open) open = open.slice(1)
        if (page.rest) open.push(page.rest)
        for (const { id, changed_at } of page.rows) {
          const version = `${id} ${changed_at}`
          if (came.has(version)) twice += 1
          came.add(version)
        }
      }
      if (last) break
      await pause(random() * 30)
    }
    await written

    const rows = await database.query(
      `select id, to_jsonb(changed_at) as changed_at from public.search_history where user_id = '${user}'`,
    )
    const missed = rows.filter(({ id, changed_at }) => !came.has(`${id} ${changed_at}`))
    const outOfOrder = await database.query(
      `select from (
         select changed_at, lag(changed_at) over (order by changed_in, changed_at) as before
         from public.search_history where user_id = '${user}') as rows where before > changed_at`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(rowsWanted * 0.8)
    // If few rows were out of order, the test would prove nothing.
    expect(outOfOrder.length).toBeGreaterThan(rowsWanted * 0.05)
    expect({ missed: missed.length, twice }).toEqual({ missed: 0, twice: 0 })
  },
  patienceMs,
)
