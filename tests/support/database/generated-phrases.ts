import type { Point } from '../../../src/domain/tracking/positions.ts'
import { historyRow, insert, type Row } from '../../../supabase/local/seed/seed-tracking.ts'
import type { TestDatabase } from '../../../supabase/tests/support/test-database.ts'

const phrases = ['oat latte', 'matcha', '抹茶ラテ']
const captions = [
  '',
  'Oat latte',
  'my #oatlatte #coffee',
  'oat milk latte',
  'MATCHA!',
  '今日の抹茶ラテ',
  '抹茶 ラテ',
]

const chanceFrom = (random: () => number) => {
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const oneOf = <Value>(values: readonly Value[]) => values[upTo(values.length - 1)] as Value
  return { random, upTo, oneOf }
}
type Chance = ReturnType<typeof chanceFrom>

/** Includes duplicates and photo posts, and counts that are missing or zero. */
function makeVideos(count: number, at: Date, { random, upTo, oneOf }: Chance): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const id = upTo(15)
    const plays = oneOf([null, 0, upTo(900), upTo(90_000)])
    const author_url = `https://www.tiktok.com/@creator${id}`
    return {
      ...{ rank: index + 1, username: `creator${id}`, author_url, verified_account: random() < 0.3 },
      ...{ create_time: random() < 0.2 ? null : Math.floor(at.getTime() / 1000) - upTo(180) * 86_400 },
      ...{ full_description: oneOf(captions), followers: oneOf([null, 0, 9_999, 10_000, 800_000]) },
      ...{
        play_count: plays,
        collect_count: oneOf([null, 0, upTo(500)]),
        comment_count: oneOf([null, upTo(99)]),
      },
      ...{ share_count: oneOf([null, upTo(99)]), vq_score: oneOf([null, 61.5, 70 + upTo(9)]) },
      ...{
        duration: oneOf([null, 0, upTo(90)]),
        video_url: `${author_url}/${id > 12 ? 'photo' : 'video'}/${id}`,
      },
    }
  })
}

const pausedPhrase = (user_id: string, n: number, fields: Row): Row => ({
  ...{ user_id, country: 'gb', status: false, account_name: `unused${n}`, tags: [] },
  ...{ competitors: [], paused_by_plan: false, created_at: new Date('2026-01-01'), ...fields },
})

/**
 * Stores key phrases of a new user with up to 40 daily checks each, without videos. The positions vary around a level
 * that may change; some are null, and some checks failed. Returns the checks by key phrase, oldest first.
 */
export async function generateHistories(
  database: TestDatabase,
  random: () => number,
  count: number,
): Promise<Map<string, Point[]>> {
  const { upTo } = chanceFrom(random)
  const user_id = await database.createUser()
  const histories = new Map<string, Point[]>()
  const rows: Record<'keywords' | 'search_history' | 'key_phrase_checks', Row[]> = {
    ...{ keywords: [], search_history: [], key_phrase_checks: [] },
  }
  for (let n = 0; n < count; n += 1) {
    const keyword_id = crypto.randomUUID()
    rows.keywords.push(pausedPhrase(user_id, n, { id: keyword_id, keyword: 'oat latte', video_id: null }))
    let level = upTo(36)
    const points = Array.from({ length: upTo(40) }, (_, day): Point => {
      if (random() < 0.05) level = upTo(40)
      const rank = level + upTo(5) + (random() < 0.1 ? 10 : 0)
      const failed = random() < 0.1
      const checked_at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
      const position = failed || rank < 1 || rank > 36 ? null : rank
      return { checked_at, state: failed ? 'failed' : 'done', position, results: failed ? 0 : 36 }
    })
    histories.set(keyword_id, points)
    for (const { checked_at, state, position, results } of points) {
      const failure_code = state === 'failed' ? 'upstream_timeout' : null
      const check = historyRow(user_id, {
        ...{ keyword_id, search_term: 'oat latte', search_type: 'search_results_check', country: 'gb' },
        ...{ origin: 'tracker', searched_at: new Date(checked_at), state, failure_code, pages_done: 1 },
      })
      rows.search_history.push(check)
      rows.key_phrase_checks.push({
        ...{ id: crypto.randomUUID(), user_id, keyword_id, search_id: check.id, origin: 'tracker' },
        ...{ state, failure_code, position, results, checked_at, changed_at: checked_at },
        // Overwritten by the trigger.
        changed_in: '0',
      })
    }
  }
  for (const [table, added] of Object.entries(rows)) await database.query(insert(table, added))
  return histories
}

/** Stores 200 key phrases of a new user with up to 40 checks each, some failed or short, and gaps of up to 20 days. */
export async function generatePhrases(database: TestDatabase, random: () => number): Promise<void> {
  const chance = chanceFrom(random)
  const { upTo, oneOf } = chance
  const user_id = await database.createUser()
  const rows: Record<'keywords' | 'search_history' | 'check_results', Row[]> = {
    ...{ keywords: [], search_history: [], check_results: [] },
  }
  for (let n = 0; n < 200; n += 1) {
    const [id, keyword] = [crypto.randomUUID(), oneOf(phrases)]
    const video_id = String(upTo(15))
    rows.keywords.push(pausedPhrase(user_id, n, { id, keyword, video_id }))
    let time = Date.UTC(2026, 0, 1)
    for (let checks = oneOf([0, 1, 2, 11, 12, 20, 40]); checks > 0; checks -= 1) {
      time += oneOf([1, 1, 1, 14, 15, 20]) * 86_400_000
      const searched_at = new Date(time)
      const failed = random() < 0.15
      const check = historyRow(user_id, {
        ...{ keyword_id: id, search_term: keyword, search_type: 'search_results_check', country: 'gb' },
        ...{ origin: 'tracker', searched_at, state: failed ? 'failed' : 'done', pages_done: failed ? 0 : 1 },
        ...{ failure_code: failed ? 'upstream_timeout' : null, source: failed ? null : 'sample' },
      })
      rows.search_history.push(check)
      const videos = makeVideos(oneOf([0, 4, 9, 12, 14, 16]), searched_at, chance)
      if (!failed) rows.check_results.push({ search_id: check.id, user_id, page: 1, videos })
    }
  }
  for (const [table, added] of Object.entries(rows)) await database.query(insert(table, added))
  await database.query(
    `select private.position_key_phrase(id) from public.keywords where user_id = '${user_id}'`,
  )
}
