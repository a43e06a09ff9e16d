import { describe, expect, test, vi } from 'vitest'
import { caller, signedInServer } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { storedProfile, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { askAhead, pullChanges } from './pull-changes.ts'
import { readRowNames, readRows } from './rows-by-id.ts'

const id = '00000000-0000-4000-8000-000000000001'
const first = { cursor: null, open: {}, tally: false }

const server = signedInServer()

const time = '2026-11-01T09:05:41.461Z'
const profile = storedProfile({
  first_name: 'Ada',
  created_at: '2026-11-01T09:05:41.461123+00:00',
  changed_at: '2026-11-01 09:05:41.461+00',
})
const { search_results: _, ...head } = storedSearch({ id, searched_at: time, changed_at: time })
const search = { ...head, next_cursor: null }
const check = {
  ...search,
  ...{ search_type: 'search_results_check', origin: 'user', keyword_id: null, pages_done: 2 },
}
const rest = { since: null, until: '8:8:', before: [time, id] }
const answer = { cursor: '1.1/8:8:', restarts: false, usage: null, pages: [] }
const page = (...rows: unknown[]) => ({ relation: 'search_history', open: false, rows, rest: null })

describe('pullChanges', () => {
  test('sends one request with the cursor and the open ranges', async () => {
    server.answer = () => answer
    const asked = { cursor: '1.1/7:7:', open: { alerts: rest as never }, tally: true }
    await pullChanges(caller, asked)
    expect(server.heard.map(({ url }) => new URL(url).pathname)).toEqual(['/rest/v1/rpc/pull_changes'])
    expect(await server.heard[0]?.json()).toEqual({
      p_cursor: asked.cursor,
      p_open: asked.open,
      p_tally: true,
    })
  })

  test('returns rows by the device’s tables, with times in ISO 8601', async () => {
    server.answer = () => ({
      ...answer,
      profiles: [profile],
      pages: [{ relation: 'search_history', open: true, rows: [search, check], rest }],
      removed: { keywords: [id] },
      tally: { alerts: [2, 7] },
    })
    const pulled = await pullChanges(caller, first)
    expect(pulled).toMatchObject({
      cursor: answer.cursor,
      rows: {
        profile: [{ ...profile, created_at: time, changed_at: time }],
        searches: [{ id, search_type: 'basic' }],
        checks: [{ id, pages_done: 2 }],
        notes: [],
      },
      pages: [{ relation: 'search_history', open: true, rest }],
      removed: { keywords: [id] },
      tally: { alerts: [2, 7] },
      unreadable: [],
    })
  })

  test('omits and reports a row that this build cannot parse', async () => {
    const { searched_at: _, ...strange } = { ...search, id: '00000000-0000-4000-8000-000000000002' }
    const later = { ...page({ id }), relation: 'of_a_later_build' }
    server.answer = () => ({ ...answer, pages: [page(strange, search, 'nonsense'), later] })
    const pulled = await pullChanges(caller, first)
    expect(pulled.rows.searches.map((row) => row.id)).toEqual([id])
    expect(pulled.unreadable).toEqual([
      { table: 'searches', id: strange.id },
      { table: 'searches', id: 'unknown' },
    ])
  })

  test('keeps unknown values of a newer server, but not unknown columns', async () => {
    server.answer = () => ({
      ...answer,
      profiles: [{ ...profile, subscription_level: 'enterprise', nickname: 'A' }],
      pages: [
        page(
          { ...check, origin: 'partner', state: 'paused', colour: 'red' },
          { ...search, search_type: 'trends', state: 'paused' },
        ),
      ],
      goals: [{ id }],
    })
    const { rows, unreadable } = await pullChanges(caller, first)
    expect(rows.profile).toEqual([
      { ...profile, created_at: time, changed_at: time, subscription_level: 'enterprise' },
    ])
    expect(rows.checks).toMatchObject([{ id, origin: 'partner', state: 'paused' }])
    expect(rows.searches).toMatchObject([{ id, search_type: 'trends', state: 'paused' }])
    expect(rows.checks[0]).not.toHaveProperty('colour')
    expect(unreadable).toEqual([])
  })

  const portal = new Response('<html>Log in to the Wi-Fi</html>')
  test.each([{}, null, [], { ...answer, cursor: 'here' }, { ...answer, pages: [{}] }, portal])(
    'rejects %o as unreadable',
    async (body) => {
      server.answer = () => body
      await expect(pullChanges(caller, first)).rejects.toMatchObject({ kind: 'unreadable' })
    },
  )

  test('does not retry, because the caller does', async () => {
    server.answer = () => new Response(null, { status: 503 })
    await expect(pullChanges(caller, first)).rejects.toMatchObject({ kind: 'server', status: 503 })
    expect(server.heard).toHaveLength(1)
  })

  test('rejects the request of another user', async () => {
    const asking = pullChanges({ ...caller, userId: bob }, first)
    await expect(asking).rejects.toMatchObject({ code: 'other_user' })
    expect(server.heard).toEqual([])
  })
})

describe('askAhead', () => {
  test('requests the first pull only once', async () => {
    server.answer = () => answer
    askAhead(ada)
    await vi.waitFor(() => expect(server.heard).toHaveLength(1))
    expect(await pullChanges(caller, first)).toMatchObject({ cursor: answer.cursor })
    expect(server.heard).toHaveLength(1)
    await pullChanges(caller, first)
    expect(server.heard).toHaveLength(2)
  })

  test('is not used for another request or another user', async () => {
    server.answer = () => answer
    askAhead(ada)
    await pullChanges(caller, { ...first, cursor: '1.1/7:7:' })
    expect(server.heard).toHaveLength(2)
    askAhead(bob)
    await pullChanges(caller, first)
    expect(await server.heard.at(-1)?.json()).toMatchObject({ p_cursor: null })
  })

  test('does not delay an aborted caller, such as a sign-out', async () => {
    server.answer = () => new Promise<never>(() => {})
    const stop = new AbortController()
    askAhead(ada)
    const asking = pullChanges({ userId: ada, signal: stop.signal }, first)
    stop.abort()
    await expect(asking).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('fails like the pull itself', async () => {
    server.answer = () => new Response(null, { status: 503 })
    askAhead(ada)
    await expect(pullChanges(caller, first)).rejects.toMatchObject({ kind: 'server' })
  })
})

describe('rows by their keys', () => {
  test('are complete, with their children in order', async () => {
    const results = [{ position: 1, word: 'latte art', group_id: '1' }]
    server.answer = () => [{ ...search, search_results: results }, { id: 'x' }]
    const read = await readRows(caller, 'searches', [id, 'x'])
    expect(read.rows).toMatchObject([{ id, search_results: results }])
    expect(read.unreadable).toEqual(['x'])
    const parameters = new URL(server.heard[0]?.url ?? '').searchParams
    expect(parameters.get('id')).toBe(`in.(${id},x)`)
    expect(parameters.get('select')).toContain('search_results(')
    expect(parameters.get('search_results.order')).toBe('position.asc')
  })

  test('are unreadable unless they are a list of rows with ids', async () => {
    for (const body of [{}, [1], [{}]]) {
      server.answer = () => body
      await expect(readRows(caller, 'notes', [id])).rejects.toMatchObject({ kind: 'unreadable' })
    }
  })
})

test('reads the names of a relation by page, each with its table', async () => {
  server.answer = () => [
    { id, search_type: 'basic', searched_at: time },
    { id: bob, search_type: 'search_results_check', searched_at: time },
  ]
  expect(await readRowNames(caller, 'search_history', ada)).toEqual([
    { table: 'searches', id, at: time },
    { table: 'checks', id: bob, at: time },
  ])
  const parameters = new URL(server.heard[0]?.url ?? '').searchParams
  expect(parameters.get('id')).toBe(`gt.${ada}`)
  expect(parameters.get('page')).toBe('eq.1')
  server.answer = () => [{ id: 7 }]
  await expect(readRowNames(caller, 'alerts', null)).rejects.toMatchObject({ kind: 'unreadable' })
})
