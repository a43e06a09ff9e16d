import { beforeAll, expect, test, vi } from 'vitest'
import { pagedRelations } from '../../src/domain/sync/pulled.ts'
import { env } from '../../src/lib/env.ts'
import { readRowNames, readRows } from '../../src/remote/tables/rows-by-id.ts'
import { wireTables } from '../../src/remote/tables/tables.ts'
import { loadScale } from '../../tests/support/database/scale-data.ts'
import { postgrestSql } from './support/postgrest-sql.ts'
import { nodesIn } from './support/query-plan.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { literal } from './support/tracking.ts'

// Plans the SQL that PostgREST generates for the app's requests: for the actual values, and for any values, as
// PostgreSQL plans a prepared statement after a few runs.

const asked = vi.hoisted(() => [] as string[])
vi.mock('../../src/remote/auth/user-exchange.ts', () => ({
  exchangeAsUser: async (url: string) => {
    asked.push(url)
    return Response.json([])
  },
}))

const tables = Object.keys(wireTables) as (keyof typeof wireTables)[]

const database = sharedDatabase()
let user: string
let large: Set<string>
beforeAll(async () => {
  env.supabaseUrl = 'http://server'
  const data = await loadScale(database, 150_000)
  user = data.crowd[0] ?? ''
  const counted = await database.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 400`,
  )
  large = new Set(counted.map(({ relname }) => String(relname)))
  expect([...large].sort()).toEqual(['check_results', 'key_phrase_checks', 'search_history'])
}, 120_000)

const asUser = (sql: string) => database.queryAs('authenticated', user, sql)

async function readWhole(url: string, ask = asUser): Promise<unknown[]> {
  const { sql, values } = postgrestSql(url)
  const filled = values.reduceRight(
    (text, value, index) => text.replaceAll(`$${index + 1}`, literal(value)),
    sql,
  )
  const plans = [
    await ask(`explain (format json) ${filled}`),
    await ask(`explain (generic_plan, format json) ${sql}`),
  ]
  return plans
    .flatMap(nodesIn)
    .filter((node) => node['Node Type'].endsWith('Seq Scan'))
    .map((node) => node['Relation Name'])
    .filter((name) => large.has(String(name)))
}

const caller = () => ({ userId: user, signal: new AbortController().signal })
async function captureUrl(ask: () => Promise<unknown>): Promise<string> {
  asked.length = 0
  await ask()
  expect(asked).toHaveLength(1)
  return String(asked[0])
}

test.each(tables)('rows of %s and their children are read without scanning a table', async (table) => {
  const keys =
    table === 'plans'
      ? ['pro']
      : (await database.query(`select id from public.search_history where user_id = '${user}' limit 20`)).map(
          ({ id }) => String(id),
        )
  expect(await readWhole(await captureUrl(() => readRows(caller(), table, keys)))).toEqual([])
})

test.each(pagedRelations)(
  'the ids of %s are read page by page without scanning a table',
  async (relation) => {
    for (const after of [null, '40000000-0000-4000-8000-000000000000']) {
      const url = await captureUrl(() => readRowNames(caller(), relation, after))
      expect(await readWhole(url), url).toEqual([])
    }
  },
)

test('detects a query without an index', async () => {
  const url = 'http://server/rest/v1/search_history?select=id&log_id=eq.7'
  expect(await readWhole(url, database.query)).toEqual(['search_history', 'search_history'])
})
