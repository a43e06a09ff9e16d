import { describe, expect, test } from 'vitest'
import type { SearchRow } from '#src/domain/rows.ts'
import { parametersOf, signedInServer } from '#tests/support/signed-in-server.ts'
import { type ChangeCursor, pullSearches } from './growing-tables.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const caller = { userId: ada, signal: new AbortController().signal }

const server = signedInServer(ada)

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
    let cursor: ChangeCursor | null = null
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
      server.answer = page
      const pulled = await pullEverything(limit)
      expect(pulled.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    },
  )

  test('are asked for with their results: keyword searches of the owner, in the order of their change', async () => {
    server.answer = () => []
    await pullSearches(caller, null, 200)
    const parameters = parametersOf(server.heard[0])
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
    server.answer = () => [
      rows[0],
      { ...rows[1], country: 'mars' },
      { ...rows[2], search_results: null },
      rows[3],
    ]
    const { rows: pulled, unreadable, next } = await pullSearches(caller, null, 4)
    expect(pulled.map(({ id }) => id)).toEqual([rows[0]?.id, rows[3]?.id])
    expect(unreadable).toBe(2)
    expect(next).toEqual({ changed_at: rows[3]?.changed_at, id: rows[3]?.id })
  })

  test('without an end are not followed for ever', async () => {
    server.answer = () => [rows[0], { id: 1 }]
    await expect(pullSearches(caller, null, 2)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})
