import { describe, expect, test } from 'vitest'
import { parametersOf, signedInServer } from '#tests/support/signed-in-server.ts'
import { pullPlans, pullProfile, pullUsage } from './tables.ts'

const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const caller = { userId: ada, signal: new AbortController().signal }

const server = signedInServer(ada)

const profile = {
  id: ada,
  first_name: 'Ada',
  last_name: null,
  email: 'ada@example.com',
  subscription_level: 'free',
  marketing_consent: false,
  created_at: '2026-11-01T09:05:41.461123+00:00',
  changed_at: '2026-11-01 09:05:41.461+00',
}

describe('a small table', () => {
  test('is asked for by its columns and its owner, and its times become ISO', async () => {
    server.answer = () => [profile]
    const time = '2026-11-01T09:05:41.461Z'
    expect(await pullProfile(caller)).toEqual([{ ...profile, created_at: time, changed_at: time }])
    const parameters = parametersOf(server.heard[0])
    expect(parameters.get('id')).toBe(`eq.${ada}`)
    expect(parameters.get('select')?.split(',').sort()).toEqual(Object.keys(profile).sort())
  })

  test('with a row that cannot be read is refused whole: nothing may replace what the device has', async () => {
    server.answer = () => [{ level: 'free' }]
    await expect(pullPlans(caller)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test.each([{}, null, 'page', { data: [] }])('that is %j is unreadable', async (body) => {
    server.answer = () => body
    await expect(pullUsage(caller)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('behind a captive portal is unreadable', async () => {
    server.answer = () => new Response('<html>Log in to the Wi-Fi</html>')
    await expect(pullUsage(caller)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('is asked for once: the caller retries, no library does', async () => {
    server.answer = () => new Response(null, { status: 503 })
    await expect(pullUsage(caller)).rejects.toMatchObject({ kind: 'server', status: 503 })
    await expect(pullPlans(caller)).rejects.toMatchObject({ kind: 'server', status: 503 })
    expect(server.heard).toHaveLength(2)
  })

  test('is not asked for in another user’s name', async () => {
    await expect(pullProfile({ ...caller, userId: bob })).rejects.toMatchObject({ code: 'other_user' })
    expect(server.heard).toEqual([])
  })
})
