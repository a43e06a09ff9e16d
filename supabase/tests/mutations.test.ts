import { describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'

describe('changes from devices', () => {
  const database = sharedDatabase()

  const device = crypto.randomUUID()

  function apply(user: string, id: string, payload: object, kind = 'change_profile') {
    return database.commitAsUser(
      user,
      `select public.apply_mutation('${id}', '${device}', 1, '${kind}', '${JSON.stringify(payload)}') as outcome`,
    )
  }

  async function profile(user: string) {
    const [row] = await database.query(
      `select first_name, last_name, marketing_consent from public.profiles where id = '${user}'`,
    )
    return row
  }

  test('a change is applied once, however often and however parallel it arrives', async () => {
    const user = await database.createUser()
    const id = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(user, id, { first_name: ' Ada ' })),
    )
    expect(answers.flat().filter((row) => row.outcome === 'applied')).toHaveLength(1)
    await apply(user, crypto.randomUUID(), { first_name: 'Grace' })
    expect(await apply(user, id, { first_name: 'Ada' })).toEqual([{ outcome: 'already_applied' }])
    expect(await profile(user)).toEqual({ first_name: 'Grace', last_name: null, marketing_consent: false })
  })

  test('only the named fields change', async () => {
    const user = await database.createUser()
    await apply(user, crypto.randomUUID(), { first_name: 'Ada', last_name: 'Lovelace' })
    await apply(user, crypto.randomUUID(), {
      marketing_consent: true,
      subscription_level: 'pro',
      created_at: '2000-01-01',
    })
    expect(await profile(user)).toEqual({ first_name: 'Ada', last_name: 'Lovelace', marketing_consent: true })
    const [row] = await database.query(
      `select subscription_level, created_at > '2020-01-01' as recent from public.profiles where id = '${user}'`,
    )
    expect(row).toEqual({ subscription_level: 'free', recent: true })
  })

  test.each([
    ['an empty name', { first_name: '   ' }],
    ['a name of 101 characters', { last_name: 'x'.repeat(101) }],
    ['a consent that is not a boolean', { marketing_consent: 'perhaps' }],
  ])('%s is refused as data, stores nothing, and its id can be reused', async (_, payload) => {
    const user = await database.createUser()
    const id = crypto.randomUUID()
    await expect(apply(user, id, payload)).rejects.toMatchObject({ code: 'PT422', message: 'invalid_change' })
    expect(await apply(user, id, { first_name: 'Ada' })).toEqual([{ outcome: 'applied' }])
  })

  test('an unknown kind is refused', async () => {
    const user = await database.createUser()
    await expect(apply(user, crypto.randomUUID(), {}, 'become_pro')).rejects.toMatchObject({
      code: 'PT422',
      message: 'unknown_mutation',
    })
  })

  test('two users may use the same id', async () => {
    const [first, second] = [await database.createUser(), await database.createUser()]
    const id = crypto.randomUUID()
    await apply(first, id, { first_name: 'Ada' })
    expect(await apply(second, id, { first_name: 'Grace' })).toEqual([{ outcome: 'applied' }])
    expect(await profile(first)).toMatchObject({ first_name: 'Ada' })
  })
})
