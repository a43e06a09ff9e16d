import { describe, expect, test } from 'vitest'
import { callAtOnce } from './support/calls.ts'
import { sharedDatabase } from './support/shared-database.ts'

describe('the limits of an address', () => {
  const database = sharedDatabase()

  const take = (hash: string, bucket = 'demo_search') =>
    database.value(`public.take_from_address('${bucket}', '${hash}', 3)::text`)

  const used = (hash: string) =>
    database.value(`(select sum(used)::integer from private.address_counts where address_hash = '${hash}')`)

  test('allow 3 of 50 parallel uses, 20 times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const hash = crypto.randomUUID()
      const { values: days } = await callAtOnce(50, () => take(hash))
      expect(days.filter((day) => day !== null)).toHaveLength(3)
      expect(await used(hash)).toBe(3)
    }
  })

  test('return a refunded use, but never more than were used', async () => {
    const hash = crypto.randomUUID()
    const day = await take(hash)
    await take(hash)
    await take(hash)
    expect(await take(hash)).toBeNull()
    for (let n = 0; n < 5; n += 1)
      await database.query(`select public.give_back_to_address('demo_search', '${hash}', '${day}')`)
    expect(await used(hash)).toBe(0)
  })

  test('keep addresses and buckets apart, and reset every day', async () => {
    const [hash, other] = [crypto.randomUUID(), crypto.randomUUID()]
    for (let n = 0; n < 3; n += 1) await take(hash)
    expect(await take(hash)).toBeNull()
    expect(await take(other)).not.toBeNull()
    expect(await take(hash, 'another')).not.toBeNull()
    await database.query(
      `update private.address_counts set period_start = period_start - 1 where address_hash = '${hash}'`,
    )
    expect(await take(hash)).not.toBeNull()
  })
})
