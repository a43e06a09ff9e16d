import type { TestDatabase } from './test-database.ts'
import { literal } from './tracking.ts'

export interface Page {
  replayed?: boolean
  search: { id: string; search_id: string; state: string; page: number; failure_code: string | null }
  results: { rank: number; video_url: string; play_count: number | null }[]
  next_cursor: string | null
}

export interface Asked {
  id?: string
  searchId?: string | null
  cursor?: string | null
  term?: string
  country?: string
  keywordId?: string | null
}

export function recordChecks(database: TestDatabase) {
  const call = (name: string, ...parameters: unknown[]) =>
    database.value<Page>(`public.${name}(${parameters.map(literal).join(', ')})`)

  function record(user: string, asked: Asked = {}): Promise<Page> {
    const { id = crypto.randomUUID(), term = 'running shoes', country = 'gb', searchId, cursor } = asked
    return call('record_check_page', id, user, term, country, searchId, cursor, asked.keywordId)
  }

  const video = (n: number) => ({
    username: 'ada',
    author_url: 'https://www.tiktok.com/@ada',
    verified_account: true,
    full_description: `it's number ${n}`,
    play_count: 9_200_000_000 + n,
    video_url: `https://www.tiktok.com/@ada/video/${n}`,
  })
  const complete = (user: string, id: string, videos: number[], next: string | null, log = 'log') =>
    call('complete_check_page', id, user, JSON.stringify(videos.map(video)), 'tiktok', log, next)
  const fail = (user: string, id: string, code: string) => call('fail_search', id, user, code)

  /** Creates a check whose first page is stored, and whose next cursor is c1. */
  async function check(user: string, asked: Asked = {}): Promise<string> {
    const { search } = await record(user, asked)
    await complete(user, search.id, [1, 2, 3], 'c1')
    return search.id
  }

  const used = (user: string) => database.value(`private.credits_used('${user}', '-infinity')`)

  async function firstRow(id: string) {
    const [row] = await database.query(
      `select state, pages_done, next_cursor, keyword_id from public.search_history where id = '${id}'`,
    )
    return row
  }

  async function ranks(id: string) {
    const rows = await database.query(
      `select rank, video_url from public.search_ranking_results where search_id = '${id}' order by rank`,
    )
    return rows.map((row) => [row.rank, String(row.video_url).split('/').at(-1)])
  }

  return { record, complete, fail, check, used, firstRow, ranks }
}
