import { expect } from 'vitest'
import { archivedPhrase } from './support/archives.ts'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { type Row, trackedDatabase } from './support/tracking.ts'

const { database, tracking, test } = trackedDatabase()

const latte = { keyword: 'latte art café', country: 'gb', account_name: 'Barista.Bob', video_id: null }

test.for<[string, Row]>([
  ['the same', {}],
  ['another spacing', { keyword: '  latte   art  café ' }],
  ['another case', { keyword: 'Latte ART CAFÉ', account_name: '@barista.bob' }],
  ['a paused one', { status: false }],
])('%s is refused', async ([, values], { user }) => {
  await tracking.add(user, latte)
  await expectRefusal(tracking.add(user, { ...latte, ...values }), 'already_tracked')
})

test.for<[string, Row]>([
  ['country', { country: 'us' }],
  ['account', { account_name: 'barista.eve' }],
  ['video', { video_id: '7301234567890123456' }],
  ['phrase', { keyword: 'latte art cafés' }],
])('another %s is another key phrase', async ([, values], { user }) => {
  await tracking.add(user, latte)
  await tracking.add(user, { ...latte, ...values })
})

test('another user’s key phrase does not count and cannot be discovered', async ({ user, stranger }) => {
  await tracking.add(user, latte)
  await tracking.add(stranger, latte)
  const same = `insert into public.keywords (user_id, keyword, account_name) values ('${user}', 'latte art café', 'Barista.Bob')`
  await expect(database.commitAsUser(stranger, same)).rejects.toMatchObject({ code: '42501' })
})

test('a change that would create a duplicate is refused; any other is not', async ({ user }) => {
  await tracking.add(user, latte)
  const other = await tracking.add(user, { ...latte, account_name: 'barista.eve' })
  const change = (values: Row) => tracking.apply(user, 'change_key_phrase', { id: other, ...values })
  await expectRefusal(change({ account_name: 'barista.bob' }), 'already_tracked')
  await change({ account_name: 'Barista.Eve', tags: ['a'] })
})

test('an archive may contain a key phrase twice; each can be paused and resumed', async ({ user }) => {
  const keyPhrases = [archivedPhrase(latte), archivedPhrase(latte)]
  expect(await tracking.importArchive(user, { keyPhrases })).toMatchObject({ key_phrases: 2 })
  await expectRefusal(tracking.add(user, latte), 'already_tracked')
  const id = await database.value(`(select id from public.keywords where user_id = '${user}' limit 1)`)
  const change = (values: Row) => tracking.apply(user, 'change_key_phrase', { id, ...values })
  for (const status of [false, true]) await change({ status })
  await change({ account_name: 'Barista.Bob', tags: ['twin'] })
})

test('of twenty devices that add the same at once, one succeeds', async ({ user }) => {
  const { errors } = await callAtOnce(20, () => tracking.add(user, latte))
  expect(errors.map(({ message }) => message)).toEqual(Array(19).fill('already_tracked'))
})
