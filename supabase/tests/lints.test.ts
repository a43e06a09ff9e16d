import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkTables, lintsSql } from '../doctor/database.ts'
import { engines } from './support/engines.ts'
import type { TestDatabase } from './support/test-database.ts'

describe.each(engines)('the advisors’ lints on %s', (_, open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('find nothing in the migrated schema', async () => {
    expect(await database.query(lintsSql)).toEqual([])
  })

  const mistakes = [
    ['0013', 'create table public.careless (id integer primary key)', 'drop table public.careless'],
    [
      '0001',
      'create table private.loose (id integer primary key, owner uuid references public.profiles (id))',
      'drop table private.loose',
    ],
    ['0004', 'create table private.keyless (a integer)', 'drop table private.keyless'],
    [
      '0003',
      `create policy slow on public.alerts for select to authenticated using (user_id = auth.uid() and id is null)`,
      'drop policy slow on public.alerts',
    ],
    [
      '0024',
      'create policy open on public.alerts for insert to anon with check (true)',
      'drop policy open on public.alerts',
    ],
    [
      '0006',
      'create policy second on public.alerts for select to authenticated using (false)',
      'drop policy second on public.alerts',
    ],
    ['0009', 'create index twin on public.plans (level)', 'drop index public.twin'],
    ['0010', 'create view public.everybody as select id from public.profiles', 'drop view public.everybody'],
    [
      '0011',
      'create function private.lost() returns integer language sql return 1',
      'drop function private.lost()',
    ],
    [
      '0028',
      `create function public.generous() returns integer language sql security definer set search_path = '' return 1;
       grant execute on function public.generous() to anon`,
      'drop function public.generous()',
    ],
    [
      'private',
      'grant select on private.address_counts to anon',
      'revoke select on private.address_counts from anon',
    ],
  ] as const

  // All at once, in one query: it reads the whole catalogue.
  test('each mistake is found', async () => {
    for (const [, make] of mistakes)
      for (const statement of make.split(';\n')) await database.query(statement)
    const found = (await database.query(lintsSql)).map((row) => String(row.lint))
    for (const [, , undo] of mistakes) await database.query(undo)
    for (const [lint] of mistakes)
      expect(
        found.some((name) => name.startsWith(lint)),
        lint,
      ).toBe(true)
    expect(await database.query(lintsSql), 'when all are undone').toEqual([])
  })

  test('the doctor finds no problem in a new database, but finds manual additions', async () => {
    const installation = { isLocal: true, hasSandbox: true, environment: {} }
    const look = async () =>
      (await checkTables(database.query, installation)).filter(({ state }) => state === 'bad')
    expect(await look()).toEqual([])
    await database.query('create table public.careless (id integer primary key)')
    expect(await look()).toMatchObject([{ says: expect.stringContaining('0013') }])
    await database.query('drop table public.careless')
  })
})
