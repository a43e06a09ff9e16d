import { createHash, randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { pulledRows, pullOn } from './support/pull.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('published reports', () => {
  const { database, tracking, test } = trackedDatabase()
  const pull = pullOn(database)

  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
  const read = (key: string) => database.value(`public.read_report('${hashOf(key)}')`)

  async function publish(user: string, values: object = {}) {
    const key = randomBytes(32).toString('base64url')
    const content = { title: `of ${user}` }
    const link = { title: 'Oat latte', key_hash: hashOf(key), content, ...values }
    return { id: await tracking.publishReport(user, link), key, content }
  }
  const expire = (id: string) =>
    database.query(`update public.report_links set expires_at = now() where id = '${id}'`)

  test('can be read only with the key of their link, and count reads for their owner', async ({ user }) => {
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

  test('are gone once they are revoked or have expired', async ({ user }) => {
    const [revoked, expired] = [await publish(user), await publish(user, { days: 90 })]
    await tracking.apply(user, 'revoke_report', { id: revoked.id })
    await expire(expired.id)
    expect([await read(revoked.key), await read(expired.key)]).toEqual([null, null])
  })

  test('last for the chosen number of days', async ({ user }) => {
    for (const days of [7, 30, 90]) await publish(user, { days })
    const days = `array_agg(extract(day from expires_at - created_at)::integer order by expires_at)`
    const all = `(select ${days} from public.report_links where user_id = '${user}')`
    expect(await database.value(all)).toEqual([7, 30, 90])
  })

  test.for<[string, object]>([
    ['another period', { days: 8 }],
    ['no period', { days: null }],
    ['no content', { content: null }],
    ['a text as content', { content: '<script>' }],
    ['too much content', { content: { text: 'x'.repeat(500_000) } }],
    ['a short hash', { key_hash: 'abcd' }],
    ['no hash', { key_hash: null }],
    ['a hash that is none', { key_hash: 'x'.repeat(64) }],
    ['no title', { title: '' }],
  ])('are refused with %s', async ([, values], { user }) => {
    await expectRefusal(publish(user, values), 'invalid_change')
    expect(await tracking.count('public.report_links', user)).toBe(0)
  })

  test('belong to their owner: no one else revokes, replaces or lists them', async ({ user, stranger }) => {
    const { id, key, content } = await publish(user)
    await tracking.apply(stranger, 'revoke_report', { id })
    await expectRefusal(publish(stranger, { id }), 'invalid_change')
    await expectRefusal(publish(stranger, { key_hash: hashOf(key) }), 'invalid_change')
    expect(pulledRows(await pull(stranger), 'report_links')).toEqual([])
    expect(await read(key)).toEqual(content)
  })

  test('are limited to twenty, in parallel too; an expired one makes room', async ({ freeUser: user }) => {
    const { values: made, errors } = await callAtOnce(24, () => publish(user))
    expect(errors.map(({ message }) => message)).toEqual(Array(4).fill('too_many_report_links'))
    await expire(made[0]?.id ?? '')
    await publish(user)
  })

  test('vanish with the account at once, before its other rows', async ({ user }) => {
    const { key } = await publish(user)
    // Simulates a report that was published while the account was being closed.
    await database.query(`insert into private.deletions (user_id, email) values ('${user}', '')`)
    expect(await read(key)).toBeNull()
    await database.query('select public.delete_accounts()')
    expect(await tracking.count('public.report_links', user)).toBe(0)
    expect(await database.query('select from private.report_pages where link_id is null')).toEqual([])
  })
})
