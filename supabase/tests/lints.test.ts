import { expect, test } from 'vitest'
import { lintsSql } from '../doctor/database.ts'
import { sharedDatabase } from './support/test-database.ts'

const database = sharedDatabase()

test('the advisors’ lints find nothing in the migrated schema', async () => {
  expect(await database.query(lintsSql)).toEqual([])
})

const policies = {
  slow: 'for select to authenticated using (user_id = auth.uid())',
  open: 'for insert to anon with check (true)',
  wide: 'for update to authenticated using (user_id = (select auth.uid())) with check (true)',
  trusting: `for delete to authenticated using (user_id::text = (select auth.jwt() -> 'user_metadata' ->> 'id'))`,
  always: 'for select to authenticated using (user_id = (select auth.uid()) or user_id is not null)',
}
const mistakes = [
  ['0013', 'careless', 'create table public.careless (id integer primary key)'],
  [
    '0001',
    'private.loose: loose_owner_fkey',
    'create table private.loose (id integer primary key, owner uuid references public.profiles (id))',
  ],
  ['0004', 'private.keyless', 'create table private.keyless (a integer)'],
  ...Object.entries(policies).map(
    ([name, rule]) =>
      ['0024', `${name} on alerts`, `create policy ${name} on public.alerts ${rule}`] as const,
  ),
  ['0006', 'alerts', 'create policy second on public.alerts for select to authenticated using (false)'],
  ['0009', 'plans', 'create index twin on public.plans (level)'],
  ['0010', 'everybody', 'create view public.everybody as select id from public.profiles'],
  ['0011', 'private.lost()', 'create function private.lost() returns integer language sql return 1'],
  ['0028', 'my_usage()', 'grant execute on function public.my_usage() to anon'],
  ['table that visitors', 'subscriptions', 'grant select (user_id) on public.subscriptions to anon'],
  [
    'private table',
    'private.address_counts',
    'grant select (bucket) on private.address_counts to authenticated',
  ],
] as const

// Makes all mistakes at once, because each query reads the whole catalog.
test('the lints find each mistake', async () => {
  for (const [, , mistake] of mistakes) await database.query(mistake)
  const found = (await database.query(lintsSql)).map(({ lint, object }) => `${lint}: ${object}`)
  const missed = mistakes.filter(
    ([lint, object]) => !found.some((breach) => breach.startsWith(lint) && breach.endsWith(`: ${object}`)),
  )
  expect(missed).toEqual([])
})
