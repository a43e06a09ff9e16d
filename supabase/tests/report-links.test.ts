import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pulledRows, pullOn } from './support/pull.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('published reports', () => {
  const { database, tracking } = trackedDatabase()
  const pull = pullOn(database)

  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
  const read = (key: string) => database.value(`public.read_report('${hashOf(key)}')`)

  async function publish(user: string, values: object = {}) {
    const key = randomBytes(32).toString('base64url')
    const id = crypto.randomUUID()
    const content = { title: `of ${user}` }
    const link = { id, title: 'Oat latte', days: 7, key_hash: hashOf(key), content, ...values }
    await tracking.apply(user, 'publish_report', link)
    return { id, key, content }
  }
  const expire = (id: string) =>
    database.query(`update public.report_links set expires_at = now() where id = '${id}'`)

  test('can be read only with the key of their link, and count each read for their owner', async () => {
    const user = await tracking.createUser()
    const { id, key, content } = await publish(user)
    expect(await read(key)).toEqual(content)
    expect(await read(key)).toEqual(content)
    expect(await read(id)).toBeNull()
    const first = await pull(user)
    expect(pulledRows(first, 'report_links')).toMatchObject([{ id, title: 'Oat latte', reads: 2 }])
    await read(key)
    const second = await pull(user, first.cursor)
    expect(pulledRows(second, 'report_links')).toMatchObject([{ id, reads: 3 }])
    expect(JSON.stringify([first, second])).not.toContain(hashOf(key))
  })

  test('are gone once they are revoked or have expired', async () => {
    const user = await tracking.createUser()
    const [revoked, expired] = [await publish(user), await publish(user, { days: 90 })]
    await tracking.apply(user, 'revoke_report', { id: revoked.id })
    await expire(expired.id)
    expect([await read(revoked.key), await read(expired.key)]).toEqual([null, null])
    await database.query('select private.purge_slice(now(), 1000) from generate_series(1, 3)')
    expect(await tracking.count('public.report_links', user)).toBe(0)
  })

  test('last for the chosen number of days', async () => {
    const user = await tracking.createUser()
    for (const days of [7, 30, 90]) await publish(user, { days })
    const rows = await database.query(
      `select extract(day from expires_at - created_at)::integer as days from public.report_links
         where user_id = '${user}' order by 1`,
    )
    expect(rows.map(({ days }) => days)).toEqual([7, 30, 90])
  })

  test.each<[string, object]>([
    ['another period', { days: 8 }],
    ['no period', { days: null }],
    ['no content', { content: null }],
    ['a text as content', { content: '<script>' }],
    ['too much content', { content: { text: 'x'.repeat(500_000) } }],
    ['a short hash', { key_hash: 'abcd' }],
    ['no hash', { key_hash: null }],
    ['a hash that is none', { key_hash: 'x'.repeat(64) }],
    ['no title', { title: '' }],
  ])('are refused with %s', async (_, values) => {
    const user = await tracking.createUser()
    await expect(publish(user, values)).rejects.toMatchObject({ code: 'PT422' })
    expect(await tracking.count('public.report_links', user)).toBe(0)
  })

  test('belong to their owner: no one else revokes, replaces or lists them', async () => {
    const [user, other] = [await tracking.createUser(), await tracking.createUser()]
    const { id, key, content } = await publish(user)
    await tracking.apply(other, 'revoke_report', { id })
    await expect(publish(other, { id })).rejects.toMatchObject({ code: 'PT422' })
    await expect(publish(other, { key_hash: hashOf(key) })).rejects.toMatchObject({ code: 'PT422' })
    expect(pulledRows(await pull(other), 'report_links')).toEqual([])
    expect(await read(key)).toEqual(content)
  })

  test('are limited to twenty, in parallel too; an expired one makes room', async () => {
    const user = await tracking.createUser('free')
    const made = await Promise.allSettled(Array.from({ length: 24 }, () => publish(user)))
    const refused = made.filter(({ status }) => status === 'rejected')
    expect(refused.map((one) => (one as PromiseRejectedResult).reason.message)).toEqual(
      Array.from({ length: 4 }, () => 'too_many_report_links'),
    )
    expect(await tracking.count('public.report_links', user)).toBe(20)
    const [first] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await expire(first?.id ?? '')
    await publish(user)
  })

  test('vanish with the account at once, before its other rows', async () => {
    const user = await tracking.createUser()
    const { key } = await publish(user)
    // Simulates a report that was published while the account was being closed.
    await database.query(`insert into private.deletions (user_id, email) values ('${user}', '')`)
    expect(await read(key)).toBeNull()
    await database.query('select public.delete_accounts()')
    expect(await tracking.count('public.report_links', user)).toBe(0)
    expect(await database.query('select from private.report_pages where link_id is null')).toEqual([])
  })
})
