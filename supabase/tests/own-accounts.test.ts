import { describe, expect } from 'vitest'
import { expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('the user’s own accounts', () => {
  const { database, tracking, test } = trackedDatabase()

  const declare = (user: string, own_accounts: unknown) =>
    tracking.apply(user, 'change_profile', { own_accounts })
  const declared = (user: string) =>
    database.value(`(select own_accounts from public.profiles where id = '${user}')`)

  test('are null at first, and stored once each in lower case, without @', async ({ freeUser: user }) => {
    expect(await declared(user)).toBeNull()
    await tracking.setLevel(user, 'premium')
    await declare(user, [' @Zoe', 'ada.1', 'ZOE', '', 'café_2'])
    expect(await declared(user)).toEqual(['zoe', 'ada.1', 'café_2'])
    await tracking.apply(user, 'change_profile', { first_name: 'Ada' })
    expect(await declared(user)).toEqual(['zoe', 'ada.1', 'café_2'])
    await declare(user, [])
    expect(await declared(user)).toEqual([])
  })

  test.for<[string, unknown]>([
    ['a name with a space', ['ada lovelace']],
    ['a link', ['https://www.tiktok.com/@ada']],
    ['a text', 'ada'],
    ['no list', null],
  ])('%s is refused as data', async ([, accounts], { user }) => {
    await expectRefusal(declare(user, accounts), 'invalid_change')
  })

  test.each([
    ['free', 1],
    ['pro', 5],
  ] as const)('on %s there are at most %i, through the API too', async (level, limit) => {
    const user = await tracking.createUser(level)
    const names = Array.from({ length: limit + 1 }, (_, n) => `account${n}`)
    await expectRefusal(declare(user, names), 'own_names_reached')
    const update = `update public.profiles set own_accounts = '{${names}}'`
    await expectRefusal(database.commitAsUser(user, update), 'own_names_reached')
    await declare(user, names.slice(1))
    expect(await declared(user)).toEqual(names.slice(1))
  })

  test('a smaller plan keeps the first one', async ({ user }) => {
    await declare(user, ['ada', 'bea', 'cy'])
    await tracking.setLevel(user, 'premium')
    expect(await declared(user)).toEqual(['ada', 'bea', 'cy'])
    await tracking.setLevel(user, 'free')
    expect(await declared(user)).toEqual(['ada'])
  })

  test('a change that waits for a downgrade has the limit of the new plan', async ({ user }) => {
    const downgraded = await tracking.holdDowngrade(user)
    const names = `update public.profiles set own_accounts = '{ada,bea}'`
    await expectRefusal(database.commitAsUser(user, names), 'own_names_reached')
    await downgraded()
    expect(await declared(user)).toBeNull()
  })

  test.each([
    ['free', [], ['ada']],
    ['premium', [], ['ada', 'bea']],
    ['premium', ['zoe'], ['zoe']],
  ] as const)('on %s, an import into an account that has %j leaves %j', async (level, own, kept) => {
    const user = await tracking.createUser(level)
    await declare(user, own)
    await tracking.importArchive(user, { ownAccounts: ['Ada', 'bea'] })
    expect(await declared(user)).toEqual(kept)
  })
})
