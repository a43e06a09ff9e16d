import { describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'
import { literal } from './support/tracking.ts'

describe('visitors', () => {
  const database = sharedDatabase()

  const hash = () => crypto.randomUUID().replaceAll('-', '').repeat(2)
  const take = async (visitor: string, phrase: string, { each = 3, all = 1000 } = {}) => {
    return database.value<{ day: string; answer: unknown }>(
      `public.take_demo_search('${visitor}', ${literal(phrase)}, ${each}, ${all})`,
    )
  }
  const giveBack = (visitor: string, day: string) =>
    database.query(`select public.give_back_to_address('demo_search', '${visitor}', '${day}')`)
  const usedUp = { code: 'PT402', message: 'credits_exhausted' }

  test('have a daily limit of searches each, and of failed ones', async () => {
    const visitor = hash()
    for (let n = 0; n < 3; n += 1) await take(visitor, `phrase ${n}`)
    await expect(take(visitor, 'one more')).rejects.toMatchObject(usedUp)

    const unlucky = hash()
    for (let n = 0; n < 30; n += 1) await giveBack(unlucky, (await take(unlucky, 'fails')).day)
    await expect(take(unlucky, 'fails')).rejects.toMatchObject(usedUp)
  })

  test('share a daily limit, and a refusal costs nothing; stored results are free', async () => {
    await database.query(`delete from private.address_counts where address_hash = 'everybody'`)
    await Promise.all(Array.from({ length: 5 }, (_, n) => take(hash(), `new ${n}`, { all: 5 })))
    const late = hash()
    await expect(take(late, 'new 6', { all: 5 })).rejects.toMatchObject({
      code: 'PT503',
      message: 'upstream_quota',
    })
    await database.query(`select public.keep_demo_answer('Hiking', '{"suggestions":[]}')`)
    for (let n = 0; n < 3; n += 1)
      expect(await take(late, 'hiking', { all: 5 })).toMatchObject({ answer: { suggestions: [] } })
    await expect(take(late, 'hiking', { all: 5 })).rejects.toMatchObject(usedUp)
  })

  test('get results that others found today, not earlier ones, and none that is too large', async () => {
    await database.query(`select public.keep_demo_answer('old', '{"suggestions":[]}')`)
    await database.query('update private.demo_answers set day = day - 1')
    expect(await take(hash(), 'old')).toMatchObject({ answer: null })
    await database.query(
      `select public.keep_demo_answer('large', jsonb_build_object('a', repeat('x', 70000)))`,
    )
    const kept = async () =>
      (await database.query('select phrase from private.demo_answers')).map((row) => row.phrase)
    expect(await kept()).toContain('old')
    expect(await kept()).not.toContain('large')
    await database.query('update private.demo_answers set day = day - 1')
    await database.query(`select public.keep_demo_answer('new', '{"suggestions":[]}')`)
    await database.query('select public.purge_old_rows()')
    expect(await kept()).toEqual(['new'])
  })
})
