import { test } from 'vitest'
import { stripeSubscription } from './stripe-subscription.ts'
import { sharedDatabase, type TestDatabase } from './test-database.ts'

export type Row = Record<string, unknown>

export function literal(value: unknown): string {
  return value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`
}

interface Video {
  username?: string
  id?: string
  url?: string
}

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
  /** The videos that the check found, or its error code if it failed. */
  found: Row[] | string
  at?: string
  origin?: 'user' | 'tracker'
  nextCursor?: string | null
}

export const archiveHead = { format: 'keytrail-archive', version: 1, exported_at: '2026-11-20T10:00:00Z' }

export const pushKeys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

export function trackedDatabase(open?: () => Promise<TestDatabase>) {
  const database = sharedDatabase(open)
  const tracking = trackingOn(database)
  return {
    database,
    tracking,
    test: test
      .extend('user', () => tracking.createUser())
      .extend('stranger', () => tracking.createUser())
      .extend('premiumUser', () => tracking.createUser('premium'))
      .extend('freeUser', () => tracking.createUser('free'))
      .extend('phrase', ({ user }) => tracking.add(user)),
  }
}

function trackingOn(database: TestDatabase) {
  const device = crypto.randomUUID()

  const tracking = {
    async createUser(level: 'free' | 'premium' | 'pro' = 'pro'): Promise<string> {
      const user = await database.createUser()
      await tracking.setLevel(user, level)
      return user
    },

    async setLevel(user: string, level: string): Promise<void> {
      await database.query(`update public.profiles set subscription_level = '${level}' where id = '${user}'`)
    },

    readLevel: (user: string) =>
      database.value(`(select subscription_level from public.profiles where id = '${user}')`),

    /** Downgrades the user in a half-second transaction. Returns a function that waits until it has ended. */
    async holdDowngrade(user: string): Promise<() => Promise<unknown>> {
      const downgrade = database.commitAs(
        'service_role',
        null,
        `update public.profiles set subscription_level = 'free' where id = '${user}'; select pg_sleep(0.5)`,
      )
      await tracking.waitForSleep(user)
      return () => downgrade
    },

    isSleeping: (part: string) =>
      database.value<boolean>(
        `exists (select from pg_stat_activity where wait_event = 'PgSleep' and query like '%${part}%')`,
      ),

    /** Waits until a query that contains `part` has called pg_sleep. */
    async waitForSleep(part: string): Promise<void> {
      while (!(await tracking.isSleeping(part)));
    },

    apply: (user: string, kind: string, payload: object, id = crypto.randomUUID()) =>
      database.valueAs(
        user,
        `public.apply_mutation('${id}', '${device}', 1, '${kind}', ${literal(JSON.stringify(payload))})`,
      ),

    async put(user: string, kind: string, values: object): Promise<string> {
      const row = { id: crypto.randomUUID() as string, ...values }
      await tracking.apply(user, kind, row)
      return row.id
    },

    add: (user: string, values: Row = {}): Promise<string> =>
      tracking.put(user, 'add_key_phrase', {
        keyword: 'running shoes',
        country: 'gb',
        status: true,
        ...values,
      }),

    async insertPhrases(user: string, count: number, status = true): Promise<void> {
      await database.query(
        `insert into public.keywords (user_id, keyword, status)
           select '${user}', 'phrase ' || n, ${status} from generate_series(1, ${count}) as n`,
      )
    },

    addIdea: (user: string, values: Row = {}): Promise<string> =>
      tracking.put(user, 'add_idea', { phrase: 'running shoes', country: 'gb', stage: 'idea', ...values }),

    addRule: (
      user: string,
      keyword_id: string,
      kind: string,
      threshold: number | null = null,
    ): Promise<string> => tracking.put(user, 'put_alert_rule', { keyword_id, kind, threshold }),

    addNote: (user: string, keyword_id: string, values: Row = {}): Promise<string> =>
      tracking.put(user, 'put_note', { keyword_id, day: '2026-11-01', note: 'n', ...values }),

    publishReport: (user: string, values: object = {}): Promise<string> =>
      tracking.put(user, 'publish_report', {
        title: 'a report',
        days: 7,
        content: {},
        key_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
        ...values,
      }),

    setStatus: (user: string, id: string, status: boolean): Promise<unknown> =>
      tracking.apply(user, 'change_key_phrase', { id, status }),

    async startSearch(user: string): Promise<string> {
      const id = crypto.randomUUID()
      await database.query(`select public.record_search('${id}', '${user}', 'a', 'basic', 'gb')`)
      return id
    },

    completeSearch: (user: string, id: string) =>
      database.query(
        `select public.complete_search('${id}', '${user}', '[{"word":"b","group_id":"1"}]', 'tiktok')`,
      ),

    /** Makes a pending search or check old enough to count as abandoned. */
    makeLate: (id: string) =>
      database.query(
        `update public.search_history set searched_at = now() - interval '11 minutes' where id = '${id}'`,
      ),

    linkCustomer: (user: string) =>
      database.value<string>(`public.link_stripe_customer('${user}', 'cus_${user}')`),

    beginReading: () => database.value<number>(`(public.begin_stripe_reading() ->> 'ticket')::integer`),

    async applySubscription(
      customerId: string,
      changes: object = {},
      given: { ticket?: number; event?: string | null } = {},
    ): Promise<unknown> {
      const { ticket = await tracking.beginReading(), event = `evt_${crypto.randomUUID()}` } = given
      const subscription = literal(JSON.stringify(stripeSubscription(customerId, changes)))
      return database.value(
        `public.apply_stripe_subscription(${ticket}, ${subscription}, ${literal(event)}, 'x')`,
      )
    },

    subscribe: (user: string, endpoint: string, { p256dh, auth } = pushKeys) =>
      database.valueAs(user, `public.save_push_subscription(${literal(endpoint)}, '${p256dh}', '${auth}')`),

    creditsUsed: (user: string) => database.valueAs(user, '(select used from public.my_usage())'),

    async check(user: string, values: Check): Promise<string> {
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
      if (!failed) await tracking.addVideos(id, user, found)
      await database.query(`select private.position_check('${id}')`)
      return id
    },

    async addVideos(search: string, user: string, found: Row[]): Promise<void> {
      await database.query(
        `insert into public.check_results (search_id, user_id, page, videos, kept_until)
           select id, user_id, (select count(*) + 1 from public.check_results where search_id = search.id),
             private.pack_videos(${literal(JSON.stringify(found))}), private.results_kept_until(user_id, origin)
           from public.search_history as search where id = '${search}' and user_id = '${user}'`,
      )
    },

    importArchive(
      user: string,
      parts: object,
      { importId = crypto.randomUUID() as string, last = true } = {},
    ): Promise<unknown> {
      const slice = { ...archiveHead, ownAccounts: [], ...parts }
      const given = literal(JSON.stringify(slice))
      return database.valueAs(user, `public.import_archive('${importId}', ${given}::jsonb, ${last})`)
    },

    /** `at` is an SQL expression. */
    claimChecks: (limit = 100, at = 'now()', lease = 60) =>
      database.query(
        `select keyword_id, keyword, country, day::text, attempt
           from public.claim_due_key_phrases(${limit}, ${lease}, ${at})`,
      ),

    storeCheck: (claimed: Row | undefined, found = videos(36), log: string | null = 'log') =>
      database.value(
        `public.store_tracker_result('${claimed?.keyword_id}', '${claimed?.day}',
           ${literal(JSON.stringify(found))}, 'tiktok', ${literal(log)}, 3, '36')`,
      ),

    failCheck: (claimed: Row | undefined, code: string, at = 'now()') =>
      database.value(
        `public.fail_tracker_result('${claimed?.keyword_id}', '${claimed?.day}', ${claimed?.attempt}, '${code}', ${at})`,
      ),

    positions: (keywordId: string) =>
      database.query(
        `select state, failure_code, position, results from public.key_phrase_checks
           where keyword_id = '${keywordId}' order by checked_at`,
      ),

    async keyPhrase(id: string): Promise<Row | undefined> {
      const [row] = await database.query(`select * from public.keywords where id = '${id}'`)
      return row
    },

    rows: (table: string, user: string, columns: string, order = '1') =>
      database.query(`select ${columns} from ${table} where user_id = '${user}' order by ${order}`),

    count: (table: string, user: string, which = '') =>
      database.value<number>(`(select count(*)::integer from ${table} where user_id = '${user}' ${which})`),

    countActive: (user: string) => tracking.count('public.keywords', user, 'and status'),

    async use(user: string, bucket: string, amount: number): Promise<void> {
      await database.query(
        `insert into private.account_counts values ('${user}', '${bucket}', (now() at time zone 'UTC')::date, ${amount})
           on conflict (user_id, bucket) do update set used = excluded.used, day = excluded.day`,
      )
    },

    readUse: (user: string, bucket: string) =>
      database.value(
        `(select used::integer from private.account_counts where user_id = '${user}' and bucket = '${bucket}')`,
      ),
  }
  return tracking
}
