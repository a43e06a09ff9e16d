import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { schedule } from '../local/schedule.ts'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Environment, Installation } from './installation.ts'

type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>

const migrationsFolder = join(import.meta.dirname, '../migrations')
export const lintsSql = readFileSync(join(import.meta.dirname, 'lints.sql'), 'utf8')
const stopsEverything = 'nothing is tracked and no alert is sent'

const migrations = () =>
  readdirSync(migrationsFolder)
    .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))
    .join('\n')

async function exists(query: Query, relation: string): Promise<boolean> {
  return (await query(`select to_regclass('${relation}') is not null as there`))[0]?.there === true
}

async function checkMigrations(query: Query, { commands }: Installation): Promise<Finding> {
  const about = 'migrations'
  if (!(await exists(query, 'supabase_migrations.schema_migrations')))
    return skipped(about, 'this database has no list of them')
  const rows = await query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => String(version)))
  const missing = readdirSync(migrationsFolder).filter((name) => !applied.has(name.split('_')[0] ?? ''))
  return missing.length === 0
    ? ok(about, 'are all applied')
    : bad(about, `${missing.length} are not applied, from ${missing.sort()[0]}`, commands.migrate)
}

async function checkJobs(query: Query, { commands }: Installation): Promise<Finding | Finding[]> {
  const about = 'pg_cron'
  const setUp =
    'Switch pg_cron, pg_net and supabase_vault on (Database, Extensions), then run supabase/setup/jobs.sql in the SQL editor.'
  if (!(await exists(query, 'cron.job'))) return bad(about, `is off: ${stopsEverything}`, setUp)
  const names = Object.keys(schedule)
  const rows = await query('select jobname, active from cron.job')
  const missing = names.filter((name) => !rows.some(({ jobname }) => jobname === name))
  const paused = rows.filter(({ jobname, active }) => !active && names.includes(String(jobname)))
  if (missing.length === 0 && paused.length === 0) return ok(about, `runs all ${names.length} jobs`)
  const resume = commands.sql('select cron.alter_job(jobid, active := true) from cron.job where not active')
  return [
    ...(missing.length > 0 ? [bad(about, `has no job ${missing.sort().join(', ')}`, setUp)] : []),
    ...paused.map(({ jobname }) => bad(about, `does not run ${jobname}`, resume)),
  ]
}

/** Whether `address` is that of this project's functions, under SUPABASE_URL or its supabase.co name. */
function isFunctionsUrl(address: unknown, { SUPABASE_URL, DATABASE_URL = '' }: Environment): boolean {
  const { username = '', hostname = '' } = URL.parse(DATABASE_URL) ?? {}
  const project = /^postgres\.(\w+)$/.exec(username)?.[1] ?? /^db\.(\w+)\.supabase\.co$/.exec(hostname)?.[1]
  const addresses = [`${SUPABASE_URL}/functions/v1`, `https://${project}.supabase.co/functions/v1`]
  return addresses.includes(String(address).replace(/\/+$/, ''))
}

async function checkVault(query: Query, { environment, commands }: Installation) {
  if (!(await exists(query, 'vault.decrypted_secrets')))
    return bad('Vault', `is off: ${stopsEverything}`, 'Switch supabase_vault on (Database, Extensions).')
  const rows = await query(
    `select name, case name when 'functions_url' then decrypted_secret end as address,
         encode(sha256(decrypted_secret::bytea), 'hex') as digest
       from vault.decrypted_secrets where name in ('functions_url', 'secret_key')`,
  )
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = environment
  const check = (name: string, value: string, isRight: (row: Record<string, unknown>) => boolean) => {
    const about = `Vault: ${name}`
    const row = rows.find((one) => one.name === name)
    if (row === undefined)
      return bad(
        about,
        `is missing: ${stopsEverything}`,
        commands.sql(`select vault.create_secret('${value}', '${name}')`),
      )
    if (isRight(row)) return ok(about, 'is this project’s')
    const update = `select vault.update_secret(id, '${value}') from vault.secrets where name = '${name}'`
    return bad(about, `is another project’s: ${stopsEverything}`, commands.sql(update))
  }
  return [
    check('functions_url', `${SUPABASE_URL}/functions/v1`, ({ address }) =>
      isFunctionsUrl(address, environment),
    ),
    SUPABASE_SECRET_KEY === undefined
      ? skipped('Vault: secret_key', 'cannot be compared without this project’s secret key')
      : check(
          'secret_key',
          '<SUPABASE_SECRET_KEY>',
          ({ digest }) => digest === hash('sha256', SUPABASE_SECRET_KEY),
        ),
  ]
}

async function checkTracker(query: Query, { isLocal, commands }: Installation): Promise<Finding> {
  const about = 'tracker'
  const [row] = await query(
    `select extract(epoch from now() - max(finished_at))::integer as ago,
         (select count(*)::integer from private.tracked_days
           where state in ('due', 'claimed', 'retry') and next_attempt_at < now() - interval '6 hours') as late
       from private.tracker_runs`,
  )
  const { ago, late } = row ?? {}
  if (Number(late) > 0)
    return bad(
      about,
      `${late} key phrases are more than six hours overdue`,
      isLocal
        ? commands.log
        : commands.sql('select * from private.tracker_runs order by started_at desc limit 12'),
    )
  return ago === null ? skipped(about, 'has not run yet') : ok(about, `last ran ${ago} seconds ago`)
}

async function checkLints(query: Query, { commands }: Installation): Promise<Finding | Finding[]> {
  const about = 'access rules'
  const breaches = await query(lintsSql)
  if (breaches.length === 0) return ok(about, 'Supabase’s advisors would report nothing')
  const declared = migrations()
  return breaches.map(({ lint, object, undo }) => {
    const [, name, table] = /^drop policy "?([^"]*?)"? on (?:public\.)?(\w+)$/.exec(String(undo)) ?? []
    const policy = new RegExp(`create policy "${name}" on (public\\.${table}\\b|%s)[^;']*`)
      .exec(declared)?.[0]
      .replace('%s', `public.${table}`)
    const statement = policy ? `${undo}; ${policy.replaceAll(/\s+/g, ' ')}` : undo
    return bad(
      about,
      `${lint}: ${object}`,
      statement
        ? commands.sql(String(statement))
        : 'No migration changed this: restore the declaration in supabase/schemas.',
    )
  })
}

async function checkPushTests(query: Query, { isPublic, environment, commands }: Installation) {
  // If the variable is set, checkSwitches reports it.
  if (!isPublic || environment.PUSH_TEST_ORIGIN !== undefined) return []
  const rows = await query('select host from private.push_services where is_test')
  return rows.map(({ host }) =>
    bad(
      'push services',
      `${host} belongs to a test: users can have this server send requests there`,
      commands.sql('delete from private.push_services where is_test'),
    ),
  )
}

async function checkTables(query: Query, installation: Installation): Promise<Finding[]> {
  if (!(await exists(query, 'public.plans')))
    return [bad('tables', 'are missing', installation.commands.migrate)]
  return [
    await checkMigrations(query, installation),
    await checkLints(query, installation),
    await checkPushTests(query, installation),
    installation.isLocal ? [] : await checkJobs(query, installation),
    installation.isLocal ? [] : await checkVault(query, installation),
    await checkTracker(query, installation),
  ].flat()
}

export async function checkDatabase(installation: Installation): Promise<Finding | Finding[]> {
  const { DATABASE_URL } = installation.environment
  const about = 'database'
  if (DATABASE_URL === undefined)
    return skipped(
      about,
      installation.isLocal
        ? 'is the embedded one, which only the running stack can open'
        : 'set DATABASE_URL (Connect, Session pooler) to have tables, jobs and Vault checked',
    )
  const sql = postgres(DATABASE_URL, { max: 1, connect_timeout: 10, onnotice: () => undefined })
  try {
    return await checkTables((text) => sql.unsafe(text), installation)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad(
      about,
      `cannot be checked: ${reason.slice(0, 120)}`,
      'Correct the host, user and password in DATABASE_URL.',
    )
  } finally {
    await sql.end()
  }
}
