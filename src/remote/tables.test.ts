import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SearchRow } from '#src/domain/rows.ts'
import { env } from '#src/lib/env.ts'
import { startSignedInServer } from '#tests/support/signed-in-server.ts'
import {
  type Mutation,
  pullPlans,
  pullProfile,
  pullSearches,
  pullUsage,
  type SearchCursor,
  sendMutation,
} from './tables.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const caller = { userId: ada, signal: new AbortController().signal }

let answer: (request: Request) => unknown
let heard: Request[]
let close = () => {}

beforeAll(async () => {
  close = await startSignedInServer(ada, (request) => {
    heard.push(request.clone())
    return answer(request)
  })
})
afterAll(() => close())
beforeEach(() => {
  heard = []
})

function parametersOf(request: Request | undefined): URLSearchParams {
  return new URL(request?.url ?? 'http://none').searchParams
}

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
    answer = () => [profile]
    const time = '2026-11-01T09:05:41.461Z'
    expect(await pullProfile(caller)).toEqual([{ ...profile, created_at: time, changed_at: time }])
    const parameters = parametersOf(heard[0])
    expect(parameters.get('id')).toBe(`eq.${ada}`)
    expect(parameters.get('select')?.split(',').sort()).toEqual(Object.keys(profile).sort())
  })

  test('with a row that cannot be read is refused whole: nothing may replace what the device has', async () => {
    answer = () => [{ level: 'free' }]
    await expect(pullPlans(caller)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test.each([{}, null, 'page', { data: [] }])('that is %j is unreadable', async (body) => {
    answer = () => body
    await expect(pullUsage(caller)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('behind a captive portal is unreadable', async () => {
    answer = () => new Response('<html>Log in to the Wi-Fi</html>')
    await expect(pullUsage(caller)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('is asked for once: the caller retries, no library does', async () => {
    answer = () => new Response(null, { status: 503 })
    await expect(pullUsage(caller)).rejects.toMatchObject({ kind: 'server', status: 503 })
    await expect(pullPlans(caller)).rejects.toMatchObject({ kind: 'server', status: 503 })
    expect(heard).toHaveLength(2)
  })

  test('is not asked for in another user’s name', async () => {
    await expect(pullProfile({ ...caller, userId: bob })).rejects.toMatchObject({ code: 'other_user' })
    expect(heard).toEqual([])
  })
})

describe('searches', () => {
  // Microseconds, all within one millisecond, and many of them equal.
  const rows = Array.from({ length: 23 }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    user_id: ada,
    search_term: `phrase ${n}`,
    search_type: 'basic',
    country: 'gb',
    state: 'done',
    failure_code: null,
    source: 'tiktok',
    searched_at: '2026-11-01T09:05:41.461001+00:00',
    changed_at: `2026-11-01T09:05:41.46100${n < 3 ? 1 : n < 17 ? 2 : 3}+00:00`,
    search_results: [{ position: 1, word: 'word', group_id: 'unknown' }],
  }))

  /** Answers a page as PostgREST would, from the cursor that the request carries. */
  function page(request: Request): unknown {
    const parameters = parametersOf(request)
    const [, time = '', , id = ''] =
      /^\(changed_at\.gt\."(.+?)",and\(changed_at\.eq\."(.+?)",id\.gt\."(.+?)"\)\)$/.exec(
        parameters.get('or') ?? '',
      ) ?? []
    return rows
      .filter((row) => row.changed_at > time || (row.changed_at === time && row.id > id))
      .slice(0, Number(parameters.get('limit')))
  }

  async function pullEverything(limit: number): Promise<SearchRow[]> {
    const pulled: SearchRow[] = []
    let cursor: SearchCursor | null = null
    do {
      const { rows, next }: Awaited<ReturnType<typeof pullSearches>> = await pullSearches(
        caller,
        cursor,
        limit,
      )
      pulled.push(...rows)
      cursor = next
    } while (cursor)
    return pulled
  }

  test.each([1, 2, 5, 22, 23, 24])(
    'come once each in pages of %i, many changed at the same time',
    async (limit) => {
      answer = page
      const pulled = await pullEverything(limit)
      expect(pulled.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    },
  )

  test('are asked for with their results: keyword searches of the owner, in the order of their change', async () => {
    answer = () => []
    await pullSearches(caller, null, 200)
    const parameters = parametersOf(heard[0])
    expect(Object.fromEntries(parameters)).toMatchObject({
      user_id: `eq.${ada}`,
      search_type: 'in.(basic,autocomplete)',
      order: 'changed_at.asc,id.asc',
      'search_results.order': 'position.asc',
      limit: '200',
    })
    expect(parameters.get('select')).toContain('search_results(position,word,group_id)')
    expect(parameters.has('or')).toBe(false)
  })

  test('that cannot be read are left out and counted, and the others come', async () => {
    answer = () => [rows[0], { ...rows[1], country: 'mars' }, { ...rows[2], search_results: null }, rows[3]]
    const { rows: pulled, unreadable, next } = await pullSearches(caller, null, 4)
    expect(pulled.map(({ id }) => id)).toEqual([rows[0]?.id, rows[3]?.id])
    expect(unreadable).toBe(2)
    expect(next).toEqual({ changed_at: rows[3]?.changed_at, id: rows[3]?.id })
  })

  test('without an end are not followed for ever', async () => {
    answer = () => [rows[0], { id: 1 }]
    await expect(pullSearches(caller, null, 2)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('a change', () => {
  const mutation: Mutation = {
    id: '00000000-0000-4000-8000-00000000000a',
    device_id: '00000000-0000-4000-8000-00000000000d',
    sequence: 7,
    kind: 'update_profile',
    payload: { first_name: 'Ada' },
    user_id: ada,
  }

  test.each(['applied', 'already_applied'])('is %s by one call of apply_mutation', async (outcome) => {
    answer = () => outcome
    expect(await sendMutation(mutation, caller.signal)).toBe(outcome)
    expect(heard[0]?.url).toBe(`${env.supabaseUrl}/rest/v1/rpc/apply_mutation`)
    expect(await heard[0]?.json()).toEqual({
      p_id: mutation.id,
      p_device_id: mutation.device_id,
      p_sequence: 7,
      p_kind: 'update_profile',
      p_payload: { first_name: 'Ada' },
    })
  })

  test('of another user is never sent', async () => {
    const sending = sendMutation({ ...mutation, user_id: bob }, caller.signal)
    await expect(sending).rejects.toMatchObject({ kind: 'unauthorized', code: 'other_user' })
    expect(heard).toEqual([])
  })

  test.each([null, 'maybe', [], ''])('that is answered with %j is not taken for applied', async (body) => {
    answer = () => body
    await expect(sendMutation(mutation, caller.signal)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})
