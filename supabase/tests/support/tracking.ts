import { sharedDatabase } from './shared-database.ts'
import type { TestDatabase } from './test-database.ts'

export type Row = Record<string, unknown>

export function literal(value: unknown): string {
  return value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`
}

interface Video {
  username?: string
  id?: string
  url?: string
}

/** The video at rank n is video `n` of the account `creator-n`, unless `placed` has other values for this rank. */
export function videos(count: number, placed: Record<number, Video> = {}): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const { username = `creator-${index + 1}`, id = `${index + 1}`, url } = placed[index + 1] ?? {}
    return {
      rank: index + 1,
      avatar_thumb: null,
      username,
      author_url: `https://www.tiktok.com/@${username}`,
      verified_account: false,
      create_time: 1_750_000_000 + index,
      full_description: `it's "${index}"`,
      hearts: 9_200_000_000,
      play_count: 1000 - index,
      vq_score: 61.5,
      duration: 12,
      video_url: url ?? `https://www.tiktok.com/@${username}/video/${id}`,
      dynamic_cover: null,
    }
  })
}

interface Check {
  keyword?: string
  country?: string
  keywordId?: string | null
  /** The videos, or the error code of a failed check. */
  found: Row[] | string
  at?: string
  origin?: 'user' | 'tracker'
  nextCursor?: string | null
}

export function trackedDatabase() {
  const database = sharedDatabase()
  return { database, tracking: trackingOn(database) }
}

export function trackingOn(database: TestDatabase) {
  const device = crypto.randomUUID()

  async function createUser(level: 'free' | 'premium' | 'pro' = 'pro'): Promise<string> {
    const user = await database.createUser()
    await setLevel(user, level)
    return user
  }

  async function setLevel(user: string, level: string): Promise<void> {
    await database.query(`update public.profiles set subscription_level = '${level}' where id = '${user}'`)
  }

  const readLevel = (user: string) =>
    database.value(`(select subscription_level from public.profiles where id = '${user}')`)

  /** Lowers the plan in a transaction that stays open for half a second. Returns a function that waits for its end. */
  async function holdDowngrade(user: string): Promise<() => Promise<unknown>> {
    const downgrade = database.commitAs(
      'service_role',
      null,
      `update public.profiles set subscription_level = 'free' where id = '${user}'; select pg_sleep(0.5)`,
    )
    const held = `exists (select from pg_stat_activity where wait_event = 'PgSleep' and query like '%${user}%')`
    while ((await database.value(held)) !== true);
    return () => downgrade
  }

  /** Applies one change as the user's device would. */
  async function apply(user: string, kind: string, payload: object, id = crypto.randomUUID()) {
    return database.valueAs(
      user,
      `public.apply_mutation('${id}', '${device}', 1, '${kind}', ${literal(JSON.stringify(payload))})`,
    )
  }

  async function add(user: string, values: Row = {}): Promise<string> {
    const id = crypto.randomUUID()
    const phrase = { keyword: 'running shoes', country: 'gb', status: true, tags: [], ...values }
    await apply(user, 'add_key_phrase', { account_name: null, video_id: null, id, ...phrase })
    return id
  }

  /** Stores a check as a function would and computes its positions. Returns its id. */
  async function check(user: string, values: Check): Promise<string> {
    const { keyword = 'running shoes', country = 'gb', keywordId = null, found, origin = 'user' } = values
    const id = crypto.randomUUID()
    const failed = typeof found === 'string'
    await database.query(
      `insert into public.search_history (id, search_id, user_id, search_term, search_type, country, origin, keyword_id,
           state, failure_code, source, pages_done, next_cursor, searched_at)
         values ('${id}', '${id}', '${user}', ${literal(keyword)}, 'search_results_check', '${country}', '${origin}',
           ${literal(keywordId)}, '${failed ? 'failed' : 'done'}', ${literal(failed ? found : null)},
           ${failed ? 'null' : "'tiktok'"}, ${failed ? 0 : 1}, ${literal(values.nextCursor)},
           ${values.at ? literal(values.at) : 'clock_timestamp()'})`,
    )
    if (!failed) await addVideos(id, user, found)
    await database.query(`select private.position_check('${id}')`)
    return id
  }

  async function addVideos(search: string, user: string, found: Row[]): Promise<void> {
    await database.query(
      `insert into public.check_results (search_id, user_id, page, videos, kept_until)
         select id, user_id, (select count(*) + 1 from public.check_results where search_id = search.id),
           private.pack_videos(${literal(JSON.stringify(found))}), private.results_kept_until(user_id, origin)
         from public.search_history as search where id = '${search}' and user_id = '${user}'`,
    )
  }

  /** Returns the numbers of imported rows. */
  function importArchive(
    user: string,
    parts: object,
    { importId = crypto.randomUUID() as string, last = true } = {},
  ): Promise<unknown> {
    const head = { format: 'keytrail-archive', version: 1, exported_at: '2026-11-20T10:00:00Z' }
    const slice = { ...head, ownAccounts: [], ...parts }
    const given = literal(JSON.stringify(slice))
    return database.valueAs(user, `public.import_archive('${importId}', ${given}::jsonb, ${last})`)
  }

  async function positions(keywordId: string): Promise<Row[]> {
    return database.query(
      `select state, failure_code, position, results from public.key_phrase_checks
         where keyword_id = '${keywordId}' order by checked_at`,
    )
  }

  async function keyPhrase(id: string): Promise<Row | undefined> {
    const [row] = await database.query(`select * from public.keywords where id = '${id}'`)
    return row
  }

  async function count(table: string, user: string): Promise<number> {
    const [row] = await database.query(
      `select count(*)::integer as rows from ${table} where user_id = '${user}'`,
    )
    return Number(row?.rows)
  }

  async function use(user: string, bucket: string, amount: number): Promise<void> {
    await database.query(
      `insert into private.account_counts values ('${user}', '${bucket}', (now() at time zone 'UTC')::date, ${amount})
         on conflict (user_id, bucket) do update set used = excluded.used, day = excluded.day`,
    )
  }

  return {
    createUser,
    setLevel,
    readLevel,
    holdDowngrade,
    apply,
    add,
    check,
    addVideos,
    importArchive,
    positions,
    keyPhrase,
    count,
    use,
  }
}
