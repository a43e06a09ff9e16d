import type { TestDatabase } from './test-database.ts'

export interface Page {
  replayed?: boolean
  search: { id: string; search_id: string; state: string; page: number; failure_code: string | null }
  results: { rank: number; video_url: string; play_count: number | null }[]
  next_cursor: string | null
}

/** Overrides for one page of a check; the default is a check of "running shoes" in gb. */
export interface Asked {
  id?: string
  searchId?: string | null
  cursor?: string | null
  term?: string
  country?: string
  keywordId?: string | null
}

export function recordChecks(database: () => TestDatabase) {
  const quoted = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

  async function answer(sql: string): Promise<Page> {
    const [row] = await database().query(`select ${sql} as answer`)
    return row?.answer as Page
  }

  async function makeUser(level = 'premium'): Promise<string> {
    const user = await database().createUser()
    await database().query(`update public.profiles set subscription_level = '${level}' where id = '${user}'`)
    return user
  }

  function record(user: string, asked: Asked = {}): Promise<Page> {
    const { id = crypto.randomUUID(), searchId = null, cursor = null, keywordId = null } = asked
    const { term = 'running shoes', country = 'gb' } = asked
    const later = [searchId, cursor, keywordId].map(quoted)
    return answer(
      `public.record_check_page('${id}', '${user}', '${term}', '${country}', ${later.join(', ')})`,
    )
  }

  const video = (n: number) => ({
    username: 'ada',
    author_url: 'https://www.tiktok.com/@ada',
    verified_account: true,
    full_description: `it's number ${n}`,
    play_count: 9_200_000_000 + n,
    video_url: `https://www.tiktok.com/@ada/video/${n}`,
  })

  function complete(
    user: string,
    id: string,
    videos: number[],
    next: string | null,
    log = 'log',
  ): Promise<Page> {
    const items = quoted(JSON.stringify(videos.map(video)))
    return answer(
      `public.complete_check_page('${id}', '${user}', ${items}, 'tiktok', '${log}', ${quoted(next)})`,
    )
  }

  /** Creates a check whose first page is stored and leads to cursor c1. */
  async function check(user: string, asked: Asked = {}): Promise<string> {
    const { search } = await record(user, asked)
    await complete(user, search.id, [1, 2, 3], 'c1')
    return search.id
  }

  async function used(user: string): Promise<unknown> {
    const [row] = await database().query(`select private.credits_used('${user}', '-infinity') as used`)
    return row?.used
  }

  async function firstRow(id: string) {
    const [row] = await database().query(
      `select state, pages_done, next_cursor, keyword_id from public.search_history where id = '${id}'`,
    )
    return row
  }

  const ranks = async (id: string) =>
    (
      await database().query(
        `select rank, video_url from public.search_ranking_results where search_id = '${id}' order by rank`,
      )
    ).map((row) => [row.rank, String(row.video_url).split('/').at(-1)])

  return { answer, makeUser, record, complete, check, used, firstRow, ranks }
}
