import { createPgliteConnection } from '@supabase/lite/pglite'
import postgres from 'postgres'
import { inject } from 'vitest'
import { connectPostgres } from '../../local/connection.ts'
import { type Database, openDatabase } from '../../local/database.ts'

export type ApiRole = 'anon' | 'authenticated' | 'service_role'
type Row = Record<string, unknown>

export interface TestDatabase {
  /** The stack's own API over this database. */
  api: Database
  keys: { publishable: string; secret: string }
  /** Runs one statement as the owner. */
  query(sql: string): Promise<Row[]>
  /** Runs one statement as PostgREST would for this caller, in a transaction that is rolled back. */
  queryAs(role: ApiRole, userId: string | null, sql: string): Promise<Row[]>
  /** The same, committed. */
  commitAs(role: ApiRole, userId: string | null, sql: string): Promise<Row[]>
  /** Makes an account as the auth service does and gives its id. */
  createUser(): Promise<string>
  close(): Promise<void>
}

type RunInTransaction = (statements: string[], rollBack: boolean) => Promise<Row[]>

const keys = {
  publishable: 'sb_publishable_0123456789012345678901_01234567',
  secret: 'sb_secret_0123456789012345678901_01234567',
}

/** A caller's identity as settings of the transaction, in the forms that lite and hosted PostgREST use. */
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

function rowsOf(error: unknown): Row[] {
  if (error instanceof RolledBack) return error.rows
  throw error
}

async function onPglite(): Promise<[Parameters<typeof openDatabase>[0]['connection'], RunInTransaction]> {
  const connection = await createPgliteConnection({ url: 'memory://' })
  const run: RunInTransaction = async (statements, rollBack) =>
    connection.driver
      .transaction(async (transaction) => {
        let rows: Row[] = []
        for (const sql of statements) rows = (await transaction.query<Row>(sql)).rows
        if (rollBack) throw new RolledBack(rows)
        return rows
      })
      .catch(rowsOf)
  return [connection, run]
}

async function onPostgres(
  url: string,
): Promise<[Parameters<typeof openDatabase>[0]['connection'], RunInTransaction, () => Promise<void>]> {
  const pool = postgres(url, { max: 60, onnotice: () => undefined })
  const run: RunInTransaction = async (statements, rollBack) =>
    pool
      .begin(async (transaction) => {
        let rows: Row[] = []
        for (const sql of statements) rows = [...(await transaction.unsafe<Row[]>(sql))]
        if (rollBack) throw new RolledBack(rows)
        return rows
      })
      .catch(rowsOf)
  return [connectPostgres(url), run, () => pool.end()]
}

export const engines = ['PGlite', 'PostgreSQL'] as const
export type Engine = (typeof engines)[number]

/** Opens an empty, fully migrated database. `slot` picks one of the prepared databases of the real server. */
export async function openTestDatabase(engine: Engine, slot: number): Promise<TestDatabase> {
  const url = inject('postgresUrls')[slot]
  if (!url) throw new Error(`no database is prepared for slot ${slot}`)
  const [connection, run, end] = engine === 'PGlite' ? await onPglite() : await onPostgres(url)
  const api = await openDatabase({
    connection,
    keys,
    jwtSecret: 'a secret of forty characters for a test!',
    siteUrl: 'http://localhost:3000',
    email: { send: async () => undefined },
  })
  let users = 0
  return {
    api,
    keys,
    query: (sql) => run([sql], false),
    queryAs: (role, userId, sql) => run([...identity(role, userId), sql], true),
    commitAs: (role, userId, sql) => run([...identity(role, userId), sql], false),
    async createUser() {
      users += 1
      const [row] = await run(
        [
          `insert into auth.users (id, email, aud, role)
             values (gen_random_uuid(), 'user-${users}@keytrail.test', 'authenticated', 'authenticated') returning id`,
        ],
        false,
      )
      return String(row?.id)
    },
    async close() {
      await end?.()
      await api.close()
    },
  }
}
