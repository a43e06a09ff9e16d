import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { App, type Connection, type EmailDriver, splitSqlStatements } from '@supabase/lite'
import { applyPendingMigrations, listMigrationFiles } from '@supabase/lite/cli'
import { minPasswordLength } from '../../../src/domain/input-limits.ts'
import type { Keys } from '../keys.ts'
import { ownMail } from './plain-text.ts'
import { type Executor, runQuery } from './request-settings.ts'

const roles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema auth to anon, authenticated, service_role;
`

interface DatabaseOptions {
  connection: Connection
  keys: Keys
  jwtSecret: string
  siteUrl: string
  email: EmailDriver
  confirmEmail: boolean
}

export interface Database {
  confirmsEmail: boolean
  fetch(request: Request): Promise<Response>
  /** Runs one or more SQL statements as the owner. */
  exec(sql: string): Promise<unknown>
  /** Runs one statement as the owner, with the values of $1, $2 … */
  query(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Creates lite's own tables and the API's roles, but does not apply our migrations. */
export async function openSystem(options: DatabaseOptions): Promise<App> {
  const app = new App({
    connection: options.connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.keys.publishable,
      secret_key: options.keys.secret,
      site_url: options.siteUrl,
      minimum_password_length: minPasswordLength,
      email: {
        enable_confirmations: options.confirmEmail,
        otp_length: 8,
        template: {
          recovery: {
            subject: 'Reset your Keytrail password',
            content_path: join(import.meta.dirname, '../../templates/recovery.html'),
          },
          confirmation: {
            subject: 'Confirm your email address for Keytrail',
            content_path: join(import.meta.dirname, '../../templates/confirmation.html'),
          },
        },
      },
    },
    options: { server: { admin: false }, drivers: { email: ownMail(options.email) } },
  })
  await app.init()
  await app.ensureSystemSchema()
  await options.connection.exec(roles)
  return app
}

// lite records each migration in this table, in the Supabase CLI's format and in the migration's transaction.
const record = 'supabase_migrations.schema_migrations'

async function refuseUnknownMigrations(connection: Connection): Promise<void> {
  const { rows } = (await connection.exec(`select version from ${record} order by version`)) as {
    rows: { version: string }[]
  }
  const known = readdirSync(join(import.meta.dirname, '../../migrations')).map((name) => name.slice(0, 14))
  const unknown = rows.find(({ version }) => !known.includes(version))
  if (unknown)
    throw new Error(
      `the database has migrations that this version of Keytrail does not know, for example ${unknown.version}. Nothing was changed. Start the version that created them, or use another DATA_DIR or DATABASE_URL.`,
    )
}

const privilegeStatement = /^(grant|revoke|alter default privileges)\b/i
const commentsBefore = /^(\s*--[^\n]*\n)*\s*/
const apiRoles = 'anon, authenticated, service_role'

/**
 * Returns SQL that restores the privileges that the migrations grant. It is needed because lite, unlike
 * hosted Supabase, grants every API role all privileges on every table at its first request.
 */
function collectPrivileges(migrations: readonly string[]): string {
  const statements = migrations
    .flatMap((sql) => splitSqlStatements(sql))
    .map((statement) => statement.replace(commentsBefore, ''))
    .filter((statement) => privilegeStatement.test(statement))
  return [
    ...['public', 'private'].flatMap((schema) => [
      `revoke all on all tables in schema ${schema} from ${apiRoles}`,
      `revoke all on all sequences in schema ${schema} from ${apiRoles}`,
      `alter default privileges in schema ${schema} revoke all on tables from ${apiRoles}`,
      `alter default privileges in schema ${schema} revoke all on sequences from ${apiRoles}`,
    ]),
    `revoke all on schema private from ${apiRoles}`,
    ...statements,
  ].join(';\n')
}

/** Applies pending migrations first. Throws if one fails, or if the database has unknown migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { connection } = options
  const app = await openSystem(options)
  await refuseUnknownMigrations(connection)
  await applyPendingMigrations(app)
  // Makes lite grant its privileges now instead of at the first request, so that we can revoke them.
  await (connection as unknown as { ensureRlsContext(): Promise<boolean> }).ensureRlsContext()
  const migrations = await listMigrationFiles(app)
  await connection.exec(collectPrivileges(migrations.map((migration) => migration.sql)))

  return {
    confirmsEmail: options.confirmEmail,
    // Without a peer address, lite's keyless administrator mode is off for every caller.
    fetch: async (request) => app.fetch(request, { peerAddress: null }),
    exec: (sql) => connection.exec(sql),
    query: (sql, values) => runQuery(connection.kysely as unknown as Executor, sql, values),
    close: () => connection.close(),
  }
}
