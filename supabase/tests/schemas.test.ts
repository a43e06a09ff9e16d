import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPostgres } from '../local/database/connection.ts'
import { openSystem } from '../local/database/database.ts'
import { readCatalogue } from './support/catalogue.ts'
import { testOptions } from './support/test-api.ts'
import { createDatabase } from './support/test-database.ts'

const supabase = join(import.meta.dirname, '..')
const apiRoles = 'anon, authenticated, service_role'

/** Makes an empty database match a hosted project before its first migration. */
const hosted = `
  alter default privileges in schema public grant all on tables to ${apiRoles};
  alter default privileges in schema public grant all on sequences to ${apiRoles};
  alter default privileges in schema public grant all on functions to ${apiRoles};

  create schema stand_in;
  create view stand_in.pg_available_extensions as select unnest('{pg_cron,pg_net,supabase_vault}'::text[]) as name;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 999990 + n, name, 10, 'stand_in'::regnamespace, false, '1'
    from unnest('{pg_cron,pg_net,supabase_vault}'::text[]) with ordinality as extension (name, n);
  create schema cron;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create function cron.schedule(text, text, text) returns void language sql as $$
    insert into cron.job values ($1, $2, $3)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  $$;
  create schema net;
  create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint
    language sql return 1;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
`

const filesIn = (place: string) =>
  place.endsWith('.sql')
    ? [place]
    : readdirSync(join(supabase, place))
        .sort()
        .map((name) => `${place}/${name}`)

async function openBareProject() {
  const url = await createDatabase()
  const app = await openSystem(testOptions(connectPostgres(url)))
  await app.connection.close()

  const connection = postgres(url, { max: 1, onnotice: () => undefined })
  await connection.unsafe(hosted)
  return {
    async build(places: readonly string[]) {
      await connection.unsafe('set search_path = stand_in, pg_catalog, public')
      for (const file of places.flatMap(filesIn))
        await connection.unsafe(readFileSync(join(supabase, file), 'utf8')).catch((error: unknown) => {
          throw new Error(`${file}: ${error}`)
        })
      await connection.unsafe('reset search_path')
    },
    query: async (sql: string): Promise<Record<string, unknown>[]> => [...(await connection.unsafe(sql))],
    close: () => connection.end(),
  }
}
type BareProject = Awaited<ReturnType<typeof openBareProject>>

let declared: BareProject
let migrated: BareProject
let catalogue: string[]
beforeAll(async () => {
  declared = await openBareProject()
  await declared.build(['schemas', 'setup/plans.sql', 'setup/rows.sql', 'setup/jobs.sql'])
  migrated = await openBareProject()
  await migrated.build(['migrations'])
  catalogue = await readCatalogue(declared.query)
})
afterAll(() => Promise.all([declared.close(), migrated.close()]))

test('the migrations build the declared schema', async () => {
  expect(catalogue.length).toBeGreaterThan(700)
  expect(await readCatalogue(migrated.query)).toEqual(catalogue)
})

const filled = [
  'public.plans',
  'private.settings',
  'private.tracker_pause',
  'private.reconciliation',
  'private.push_services',
]

test.each([...filled, 'cron.job'])('the migrations leave the same rows in %s', async (table) => {
  const rows = `select to_jsonb(row) - 'changed_in' as row from ${table} as row order by 1`
  const left = await declared.query(rows)
  expect(left).not.toEqual([])
  expect(await migrated.query(rows)).toEqual(left)
})

test('the jobs file can run again, after enabling pg_cron later', async () => {
  await declared.query(`update cron.job set schedule = '0 0 1 1 *'`)
  await declared.build(['setup/jobs.sql'])
  const jobs = (project: BareProject) => project.query('select * from cron.job order by jobname')
  expect(await jobs(declared)).toEqual(await jobs(migrated))
  expect(await readCatalogue(declared.query)).toEqual(catalogue)
})

test('a restored copy replaces all of these rows', async () => {
  const tables = await migrated.query(
    `select schemaname || '.' || relname as name from pg_stat_user_tables where schemaname in ('public', 'private')`,
  )
  const withRows: unknown[] = []
  for (const { name } of tables)
    if ((await migrated.query(`select from ${name} limit 1`)).length > 0) withRows.push(name)
  expect(withRows.sort()).toEqual([...filled].sort())
  const hosting = readFileSync(join(supabase, '../docs/hosting.md'), 'utf8')
  expect(/"truncate (.*) cascade"/.exec(hosting)?.[1]?.split(', ').sort()).toEqual([...filled].sort())
})
