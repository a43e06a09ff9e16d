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
  const hosting = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')
  expect(/"truncate (.*) cascade"/.exec(hosting)?.[1]?.split(', ').sort()).toEqual([...filled].sort())
})
