import { describe, expect, test } from 'vitest'
import { lintsSql } from '../doctor/database.ts'
import { sharedDatabase } from './support/shared-database.ts'

describe('the advisors’ lints', () => {
  const database = sharedDatabase()

  test('find nothing in the migrated schema', async () => {
    expect(await database.query(lintsSql)).toEqual([])
  })

  const mistakes = [
    [
      '0013',
      'careless',
      'create table public.careless (id integer primary key)',
      'drop table public.careless',
    ],
    [
      '0001',
      'private.loose: loose_owner_fkey',
      'create table private.loose (id integer primary key, owner uuid references public.profiles (id))',
      'drop table private.loose',
    ],
    ['0004', 'private.keyless', 'create table private.keyless (a integer)', 'drop table private.keyless'],
    ...Object.entries({
      slow: 'for select to authenticated using (user_id = auth.uid())',
      open: 'for insert to anon with check (true)',
      wide: 'for update to authenticated using (user_id = (select auth.uid())) with check (true)',
      trusting: `for delete to authenticated using (user_id::text = (select auth.jwt() -> 'user_metadata' ->> 'id'))`,
      always: 'for select to authenticated using (user_id = (select auth.uid()) or user_id is not null)',
    }).map(
      ([name, rule]) =>
        [
          '0024',
          `${name} on alerts`,
          `create policy ${name} on public.alerts ${rule}`,
          `drop policy ${name} on public.alerts`,
        ] as const,
    ),
    [
      '0006',
      'alerts',
      'create policy second on public.alerts for select to authenticated using (false)',
      'drop policy second on public.alerts',
    ],
    ['0009', 'plans', 'create index twin on public.plans (level)', 'drop index public.twin'],
    [
      '0010',
      'everybody',
      'create view public.everybody as select id from public.profiles',
      'drop view public.everybody',
    ],
    [
      '0011',
      'private.lost()',
      'create function private.lost() returns integer language sql return 1',
      'drop function private.lost()',
    ],
    [
      '0028',
      'my_usage()',
      'grant execute on function public.my_usage() to anon',
      'revoke execute on function public.my_usage() from anon',
    ],
    [
      'table that visitors',
      'subscriptions',
      'grant select (user_id) on public.subscriptions to anon',
      'revoke all on public.subscriptions from anon',
    ],
    [
      'private table',
      'private.address_counts',
      'grant select (bucket) on private.address_counts to authenticated',
      'revoke all on private.address_counts from authenticated',
    ],
  ] as const

  // Makes all mistakes at once, because the query reads the whole catalogue.
  test('each mistake is found', async () => {
    for (const [, , make] of mistakes) await database.query(make)
    const found = (await database.query(lintsSql)).map(({ lint, object }) => `${lint}: ${object}`)
    for (const [, , , undo] of mistakes) await database.query(undo)
    for (const [lint, object] of mistakes)
      expect(
        found.some((breach) => breach.startsWith(lint) && breach.endsWith(`: ${object}`)),
        object,
      ).toBe(true)
    expect(await database.query(lintsSql), 'when all are undone').toEqual([])
  })
})
