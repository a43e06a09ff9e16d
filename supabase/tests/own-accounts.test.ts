import { describe, expect, test } from 'vitest'
import { trackedDatabase } from './support/tracking.ts'

describe('the user’s own accounts', () => {
  const { database, tracking } = trackedDatabase()

  const declare = (user: string, own_accounts: unknown) =>
    tracking.apply(user, 'change_profile', { own_accounts })
  const declared = (user: string) =>
    database.value(`(select own_accounts from public.profiles where id = '${user}')`)
  const reached = { code: 'PT403', message: 'own_names_reached' }

  test('are null at first, may be empty, and are stored once each, in order, in lower case, without @', async () => {
    const user = await database.createUser()
    expect(await declared(user)).toBeNull()
    await tracking.setLevel(user, 'premium')
    await declare(user, [' @Zoe', 'ada.1', 'ZOE', '', 'café_2'])
    expect(await declared(user)).toEqual(['zoe', 'ada.1', 'café_2'])
    await tracking.apply(user, 'change_profile', { first_name: 'Ada' })
    expect(await declared(user)).toEqual(['zoe', 'ada.1', 'café_2'])
    await declare(user, [])
    expect(await declared(user)).toEqual([])
  })

  test.each([
    ['a name with a space', ['ada lovelace']],
    ['a link', ['https://www.tiktok.com/@ada']],
    ['a text', 'ada'],
    ['no list', null],
  ])('%s is refused as data', async (_, accounts) => {
    const user = await database.createUser()
    await expect(declare(user, accounts)).rejects.toMatchObject({ code: 'PT422', message: 'invalid_change' })
  })

  test.each([
    ['free', 1],
    ['premium', 5],
    ['pro', 5],
  ])('on %s there are at most %i, through the API too', async (level, limit) => {
    const user = await database.createUser()
    await tracking.setLevel(user, level)
    const names = Array.from({ length: limit + 1 }, (_, n) => `account${n}`)
    await expect(declare(user, names)).rejects.toMatchObject(reached)
    await expect(
      database.commitAsUser(user, `update public.profiles set own_accounts = '{${names.join(',')}}'`),
    ).rejects.toMatchObject(reached)
    await declare(user, names.slice(1))
    expect(await declared(user)).toEqual(names.slice(1))
  })

  test('a smaller plan keeps the first one', async () => {
    const user = await tracking.createUser('pro')
    await declare(user, ['ada', 'bea', 'cy'])
    await tracking.setLevel(user, 'premium')
    expect(await declared(user)).toEqual(['ada', 'bea', 'cy'])
    await tracking.setLevel(user, 'free')
    expect(await declared(user)).toEqual(['ada'])
  })

  test('a change that waits for a downgrade has the limit of the new plan', async () => {
    const user = await tracking.createUser('pro')
    const downgraded = await tracking.holdDowngrade(user)
    const names = `update public.profiles set own_accounts = '{ada,bea}'`
    await expect(database.commitAsUser(user, names)).rejects.toMatchObject(reached)
    await downgraded()
    expect(await declared(user)).toBeNull()
  })

  test('are imported from an archive up to the plan’s limit, unless some are declared', async () => {
    const ownAccounts = ['Ada', 'bea']
    const [free, paying, settled] = [
      await database.createUser(),
      await database.createUser(),
      await database.createUser(),
    ]
    await tracking.setLevel(paying, 'premium')
    await declare(settled, ['zoe'])
    for (const user of [free, paying, settled]) await tracking.importArchive(user, { ownAccounts })
    expect(await declared(free)).toEqual(['ada'])
    expect(await declared(paying)).toEqual(['ada', 'bea'])
    expect(await declared(settled)).toEqual(['zoe'])
  })
})
