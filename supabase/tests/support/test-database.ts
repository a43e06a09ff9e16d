import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectPostgres } from '../../local/database/connection.ts'
import type { Database } from '../../local/database/database.ts'
import { openTestApi } from './test-api.ts'

export type ApiRole = 'anon' | 'authenticated' | 'service_role'
type Row = Record<string, unknown>

export interface TestDatabase {
  openApi(): Promise<Database>
  /** Runs SQL as the owner. */
  query(sql: string): Promise<Row[]>
  /** Runs one statement as PostgREST would for this caller, in a transaction that is rolled back. */
  queryAs(role: ApiRole, userId: string | null, sql: string): Promise<Row[]>
  commitAs(role: ApiRole, userId: string | null, sql: string): Promise<Row[]>
  commitAsUser(userId: string, sql: string): Promise<Row[]>
  value<Value = unknown>(expression: string): Promise<Value>
  /** Evaluates an SQL expression as a signed-in user, and commits its changes. */
  valueAs<Value = unknown>(userId: string, expression: string): Promise<Value>
  createUser(): Promise<string>
  /** Adds `size` users, and moves every account to the pro plan. */
  addCrowd(size: number): Promise<void>
  close(): Promise<void>
}

type Run = (sql: string) => Promise<Row[]>

interface Engine extends Pick<TestDatabase, 'query' | 'openApi' | 'close'> {
  transaction(work: (run: Run) => Promise<Row[]>): Promise<Row[]>
}

/** The claims are in the formats of both lite and hosted PostgREST. */
function identity(role: ApiRole, userId: string | null): string[] {
  const claims = JSON.stringify({ role, ...(userId ? { sub: userId } : {}) })
  return [
    `select set_config('request.jwt.claim.sub', '${userId ?? ''}', true),
            set_config('request.jwt.claim.role', '${role}', true),
            set_config('request.jwt.claims', '${claims}', true)`,
    `set local role ${role}`,
  ]
}

class RolledBack extends Error {
  readonly rows: Row[]
  constructor(rows: Row[]) {
    super('rolled back')
    this.rows = rows
  }
}

export function testDatabaseOn({ query, transaction, openApi, close }: Engine): TestDatabase {
  async function as(role: ApiRole, userId: string | null, sql: string, rollBack: boolean): Promise<Row[]> {
    try {
      return await transaction(async (run) => {
        for (const setting of identity(role, userId)) await run(setting)
        const rows = await run(sql)
        if (rollBack) throw new RolledBack(rows)
        return rows
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.rows
      throw error
    }
  }

  const commitAsUser = (userId: string, sql: string) => as('authenticated', userId, sql, false)
  const toSelect = (expression: string) => `select ${expression} as value`
  let users = 0
  return {
    query,
    openApi,
    close,
    queryAs: (role, userId, sql) => as(role, userId, sql, true),
    commitAs: (role, userId, sql) => as(role, userId, sql, false),
    commitAsUser,
    value: async (expression) => (await query(toSelect(expression)))[0]?.value as never,
    valueAs: async (userId, expression) =>
      (await commitAsUser(userId, toSelect(expression)))[0]?.value as never,
    async createUser() {
      users += 1
      const [row] = await query(
        `insert into auth.users (id, email, aud, role)
           values (gen_random_uuid(), 'user-${users}@keytrail.test', 'authenticated', 'authenticated') returning id`,
      )
      return String(row?.id)
    },
    async addCrowd(size) {
      await query(
        `insert into auth.users (id, email, aud, role)
           select gen_random_uuid(), 'crowd-' || n || '@keytrail.test', 'authenticated', 'authenticated'
           from generate_series(1, ${size}) as n`,
      )
      await query(`update public.profiles set subscription_level = 'pro'`)
    },
  }
}

/** Returns the new database's URL. */
export async function createDatabase(from: 'empty' | 'migrated' = 'empty'): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const template = from === 'migrated' ? `template ${url.pathname.slice(1)}` : ''
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  url.pathname = '/postgres'
  const admin = postgres(url.href, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} ${template}`)
  await admin.end()
  url.pathname = `/${name}`
  return url.href
}

export const openTestDatabase = async () => postgresDatabase(await createDatabase('migrated'))

export function postgresDatabase(url: string, connections = 60): TestDatabase {
  const pool = postgres(url, { max: connections, onnotice: () => undefined })
  let api: Promise<Database> | null = null
  return testDatabaseOn({
    query: async (sql) => [...(await pool.unsafe(sql))],
    transaction: async (work) => [
      ...(await pool.begin((transaction) => work(async (sql) => [...(await transaction.unsafe(sql))]))),
    ],
    openApi() {
      api ??= openTestApi(connectPostgres(url))
      return api
    },
    async close() {
      await pool.end()
      await (await api)?.close()
    },
  })
}

export function sharedDatabase(open: () => Promise<TestDatabase> = openTestDatabase): TestDatabase {
  const database = {} as TestDatabase
  beforeAll(async () => void Object.assign(database, await open()))
  afterAll(() => database.close())
  return database
}
