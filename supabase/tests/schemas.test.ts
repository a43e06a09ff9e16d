import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BareProject, openBareProject } from './support/bare-project.ts'
import { readCatalogue } from './support/catalogue.ts'

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

test.each([...filled, 'cron.job'])('and leave the same rows in %s', async (table) => {
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
  const hosting = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')
  expect(/"truncate (.*) cascade"/.exec(hosting)?.[1]?.split(', ').sort()).toEqual([...filled].sort())
})

const differences = [
  'alter table public.plans add column surplus integer',
  'alter table public.plans alter column rank type integer',
  'alter table public.profiles alter column email drop not null',
  "alter table public.keywords alter column country set default 'us'",
  'alter table public.keywords drop constraint keywords_check',
  'alter table public.alerts disable row level security',
  'alter table public.alerts disable trigger alerts_touch',
  'create index surplus on public.plans (rank)',
  'drop index public.search_history_by_age',
  'drop trigger keywords_limit on public.keywords',
  `alter policy "owner reads own alerts" on public.alerts using (true)`,
  'grant update (subscription_level) on public.profiles to authenticated',
  'grant select on public.removed_rows to anon',
  'grant execute on function public.read_metrics(timestamptz) to authenticated',
  'grant usage on schema private to anon',
  'alter default privileges in schema public grant select on tables to anon',
  'alter function public.my_usage() security invoker',
  `create or replace function public.has_plans() returns boolean language sql stable security definer
     set search_path = '' as $$ select true $$`,
  'alter view public.stripe_user_subscriptions reset (security_invoker)',
  "comment on column public.plans.modes is 'otherwise'",
  'drop sequence private.stripe_readings cascade',
]

test.each(differences)('detects %s', async (difference) => {
  await migrated.query('begin')
  await migrated.query(difference)
  const after = await readCatalogue(migrated.query)
  await migrated.query('rollback')
  expect(after).not.toEqual(catalogue)
})
