import { describe, expect, test } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { sharedDatabase } from './support/test-database.ts'
import { literal } from './support/tracking.ts'

describe('visitors', () => {
  const database = sharedDatabase()

  const hash = () => crypto.randomUUID().replaceAll('-', '').repeat(2)
  const take = (visitor: string, phrase: string, { each = 3, all = 1000 } = {}) =>
    database.value<{ day: string; answer: unknown }>(
      `public.take_demo_search('${visitor}', ${literal(phrase)}, ${each}, ${all})`,
    )
  const giveBack = (visitor: string, day: string) =>
    database.query(`select public.give_back_to_address('demo_search', '${visitor}', '${day}')`)

  const use = (address: string, bucket = 'demo_search') =>
    database.value(`public.take_from_address('${bucket}', '${address}', 3)::text`)
  const used = (address: string) =>
    database.value(`(select used from private.address_counts where address_hash = '${address}')`)

  test('have 3 of 50 parallel uses of an address, 20 times, and a refund returns no more than these', async () => {
    for (let round = 0; round < 20; round += 1) {
      const address = hash()
      const { values: days } = await callAtOnce(50, () => use(address))
      const taken = days.filter((day) => day !== null)
      expect(taken).toHaveLength(3)
      expect(await used(address)).toBe(3)
      const { errors } = await callAtOnce(5, () => giveBack(address, String(taken[0])))
      expect(errors).toEqual([])
      expect(await used(address)).toBe(0)
    }
  })

  test('have separate limits for each address and bucket, which reset every day', async () => {
    const address = hash()
    for (let n = 0; n < 3; n += 1) await use(address)
    expect(await use(address)).toBeNull()
    expect(await use(hash())).not.toBeNull()
    expect(await use(address, 'another')).not.toBeNull()
    await database.query(
      `update private.address_counts set period_start = period_start - 1 where address_hash = '${address}'`,
    )
    expect(await use(address)).not.toBeNull()
  })

  test('have a daily limit of searches each, and of failed ones', async () => {
    const visitor = hash()
    for (let n = 0; n < 3; n += 1) await take(visitor, `phrase ${n}`)
    await expectRefusal(take(visitor, 'one more'), 'credits_exhausted')
    const unlucky = hash()
    for (let n = 0; n < 30; n += 1) await giveBack(unlucky, (await take(unlucky, 'fails')).day)
    await expectRefusal(take(unlucky, 'fails'), 'credits_exhausted')
  })

  test('share a daily limit, and a refusal costs nothing; stored results are free', async () => {
    await database.query(`delete from private.address_counts where address_hash = 'everybody'`)
    await expectRefusal(take(hash(), 'new', { all: 0 }), 'upstream_quota')
    await Promise.all(Array.from({ length: 5 }, (_, n) => take(hash(), `new ${n}`, { all: 5 })))
    const late = hash()
    await expectRefusal(take(late, 'new 6', { all: 5 }), 'upstream_quota')
    await database.query(`select public.keep_demo_answer('Hiking', '{"suggestions":[]}')`)
    for (let n = 0; n < 3; n += 1)
      expect(await take(late, 'hiking', { all: 5 })).toMatchObject({ answer: { suggestions: [] } })
    await expectRefusal(take(late, 'hiking', { all: 5 }), 'credits_exhausted')
  })

  test('get results that others found today, not earlier ones, and none that is too large', async () => {
    await database.query(`select public.keep_demo_answer('old', '{"suggestions":[]}')`)
    await database.query('update private.demo_answers set day = day - 1')
    expect(await take(hash(), 'old')).toMatchObject({ answer: null })
    await database.query(
      `select public.keep_demo_answer('large', jsonb_build_object('a', repeat('x', 70000)))`,
    )
    expect(await take(hash(), 'large')).toMatchObject({ answer: null })
  })
})
