import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Installation } from './installation.ts'

export type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>

const migrationsFolder = join(import.meta.dirname, '../migrations')
/** A row for each breach of what should be true of any database of this product. */
export const lintsSql = readFileSync(join(import.meta.dirname, 'lints.sql'), 'utf8')

const applyTodo = 'supabase db push'
const vaultTodo = (name: string) => `select vault.create_secret('…', '${name}'); in the SQL editor`

/** The jobs that the migrations give to pg_cron. */
function jobNames(): string[] {
  const texts = readdirSync(migrationsFolder).map((name) =>
    readFileSync(join(migrationsFolder, name), 'utf8'),
  )
  return texts
    .flatMap((text) => [...text.matchAll(/cron\.schedule\('([\w-]+)'/g)].map(([, name = '']) => name))
    .sort()
}

async function exists(query: Query, relation: string): Promise<boolean> {
  return (await query(`select to_regclass('${relation}') is not null as there`))[0]?.there === true
}

async function checkMigrations(query: Query): Promise<Finding> {
  const about = 'migrations'
  if (!(await exists(query, 'supabase_migrations.schema_migrations')))
    return skipped(about, 'this database keeps no list of them')
  const rows = await query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => String(version)))
  const missing = readdirSync(migrationsFolder).filter((name) => !applied.has(name.split('_')[0] ?? ''))
  return missing.length === 0
    ? ok(about, 'are all applied')
    : bad(about, `${missing.length} are not applied, from ${missing.sort()[0]}`, applyTodo)
}

async function checkJobs(query: Query): Promise<Finding> {
  const about = 'pg_cron'
  if (!(await exists(query, 'cron.job')))
    return skipped(about, 'is not here: the stack’s own process runs the jobs')
  const rows = await query('select jobname from cron.job where active')
  const missing = jobNames().filter((name) => !rows.some(({ jobname }) => jobname === name))
  return missing.length === 0
    ? ok(about, `has all ${jobNames().length} jobs`)
    : bad(
        about,
        `has no active job ${missing.join(', ')}`,
        'Switch pg_cron, pg_net and Vault on, then run supabase/setup/jobs.sql in the SQL editor.',
      )
}

async function checkVault(query: Query, { environment }: Installation): Promise<Finding[]> {
  const about = 'Vault'
  if (!(await exists(query, 'vault.decrypted_secrets'))) return [skipped(about, 'is not here')]
  const rows = await query(
    `select name, encode(sha256(decrypted_secret::bytea), 'hex') as digest, decrypted_secret like 'http%' as is_address
       from vault.decrypted_secrets where name in ('functions_url', 'secret_key')`,
  )
  const secret = rows.find(({ name }) => name === 'secret_key')
  const address = rows.find(({ name }) => name === 'functions_url')
  const { SUPABASE_SECRET_KEY = '' } = environment
  return [
    address?.is_address
      ? ok('Vault: functions_url', 'is an address')
      : bad(
          'Vault: functions_url',
          'is missing: nothing is tracked and no alert is sent',
          vaultTodo('functions_url'),
        ),
    secret === undefined
      ? bad(
          'Vault: secret_key',
          'is missing: nothing is tracked and no alert is sent',
          vaultTodo('secret_key'),
        )
      : secret.digest === createHash('sha256').update(SUPABASE_SECRET_KEY).digest('hex')
        ? ok('Vault: secret_key', 'is SUPABASE_SECRET_KEY')
        : bad(
            'Vault: secret_key',
            'is another key than SUPABASE_SECRET_KEY: the functions refuse the schedule',
            'Store the secret key named "default".',
          ),
  ]
}

async function checkTracker(query: Query): Promise<Finding> {
  const about = 'tracker'
  const [row] = await query(
    `select count(*)::integer as runs, coalesce(extract(epoch from now() - max(finished_at)), -1)::integer as ago
       from private.tracker_runs`,
  )
  const [due] = await query(
    `select count(*)::integer as late from private.tracked_days
       where state in ('due', 'claimed', 'retry') and next_attempt_at < now() - interval '6 hours'`,
  )
  if (Number(due?.late) > 0)
    return bad(
      about,
      `${due?.late} key phrases have waited for more than six hours`,
      'See whether its job runs, and how long a run takes (private.tracker_runs).',
    )
  return Number(row?.ago) < 0
    ? skipped(about, 'has not run yet')
    : ok(about, `last ran ${row?.ago} seconds ago`)
}

async function checkLints(query: Query): Promise<Finding> {
  const about = 'row level security and the like'
  const breaches = (await query(lintsSql)).map(({ lint, object }) => `${lint}: ${object}`)
  return breaches.length === 0
    ? ok(about, 'nothing of what Supabase’s advisors look for')
    : bad(about, breaches.join('; '), 'What did not come with a migration? Take it back, or mend it.')
}

/** Looks into the database. Reads only. */
export async function checkTables(query: Query, installation: Installation): Promise<Finding[]> {
  if (!(await exists(query, 'public.plans'))) return [bad('tables', 'are not here', applyTodo)]
  return [
    await checkMigrations(query),
    await checkLints(query),
    await checkJobs(query),
    ...(await checkVault(query, installation)),
    await checkTracker(query),
  ]
}

/** The same over a connection of its own, where DATABASE_URL names the database. */
export async function checkDatabase(installation: Installation): Promise<Finding[]> {
  const { DATABASE_URL } = installation.environment
  const about = 'database'
  if (DATABASE_URL === undefined)
    return [
      skipped(
        about,
        installation.isLocal
          ? 'the running stack alone has it open'
          : 'set DATABASE_URL (Connect, Session pooler) to have tables, jobs and Vault looked at',
      ),
    ]
  const sql = postgres(DATABASE_URL, { max: 1, connect_timeout: 10, onnotice: () => undefined })
  try {
    return await checkTables((text) => sql.unsafe(text), installation)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [bad(about, `cannot be looked into: ${reason.slice(0, 120)}`, 'Look at DATABASE_URL.')]
  } finally {
    await sql.end()
  }
}
