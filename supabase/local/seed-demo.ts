import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { demoKeyPhrases, demoSearches, trackedDays } from './demo-content.ts'
import type { Keys } from './keys.ts'
import { dayOf, secondsPerDay } from './sample-tiktok/day.ts'
import { pictureUrl } from './sample-tiktok/native-item.ts'
import { sampleRanking } from './sample-tiktok/ranking.ts'
import { sampleRelated, sampleSuggestions } from './sample-tiktok/suggestions.ts'
import type { SampleVideo } from './sample-tiktok/videos.ts'

export const demoAccount = { email: 'demo@keytrail.test', password: 'keytrail-demo' }
const resultsPerCheck = 24

type Row = Record<string, unknown>

/** An insert of these rows, whose columns are those of the first one. Text is quoted as one JSON document. */
function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${table}, $seed$${JSON.stringify(rows)}$seed$)`
}

function historyRow(userId: string, values: Row & { searched_at: Date }): Row & { id: string } {
  const id = randomUUID()
  return { id, search_id: id, user_id: userId, page: 1, state: 'done', source: 'sample', ...values }
}

function rankingRow(search: { id: string }, userId: string, video: SampleVideo, index: number): Row {
  const { creator } = video
  return {
    search_id: search.id,
    user_id: userId,
    rank: index + 1,
    avatar_thumb: pictureUrl('', 'avatar', creator.id),
    username: creator.handle,
    author_url: `https://www.tiktok.com/@${creator.handle}`,
    verified_account: creator.verified,
    create_time: video.createdAt,
    full_description: video.description,
    followers: creator.followers,
    following: creator.following,
    hearts: creator.hearts,
    videos: creator.videos,
    likes: creator.likesGiven,
    collect_count: video.collects,
    comment_count: video.comments,
    digg_count: video.likes,
    play_count: video.plays,
    repost_count: 0,
    share_count: video.shares,
    vq_score: video.vqScore,
    duration: video.durationSec,
    video_url: `https://www.tiktok.com/@${creator.handle}/video/${video.id}`,
    dynamic_cover: video.hasMovingCover ? pictureUrl('', 'cover', video.pictureSeed) : null,
  }
}

function suggestionRows(userId: string, now: Date): { history: Row[]; results: Row[] } {
  const history: Row[] = []
  const results: Row[] = []
  for (const { phrase, type, country, hoursAgo } of demoSearches) {
    const searchedAt = new Date(now.getTime() - hoursAgo * 3_600_000)
    const search = historyRow(userId, {
      search_term: phrase,
      search_type: type,
      country,
      origin: 'user',
      searched_at: searchedAt,
    })
    const day = dayOf(searchedAt)
    const found =
      type === 'basic'
        ? sampleRelated(phrase, day).map(({ word, groupId }) => ({ word, group_id: groupId }))
        : sampleSuggestions(phrase, country, day).map(({ word, lang }) => ({
            word,
            group_id: lang || 'unknown',
          }))
    history.push(search)
    results.push(
      ...found.map((item, index) => ({
        search_id: search.id,
        user_id: userId,
        position: index + 1,
        search_type: type,
        ...item,
      })),
    )
  }
  return { history, results }
}

/** A phrase's own video is one that ranked early in the first check, so that there is something to follow. */
function trackedRows(userId: string, now: Date): { keywords: Row[]; history: Row[]; rankings: Row[] } {
  const keywords: Row[] = []
  const history: Row[] = []
  const rankings: Row[] = []
  const today = dayOf(now)
  for (const { phrase, country, active, follow } of demoKeyPhrases) {
    const own = sampleRanking(phrase, country, today)[follow]
    keywords.push({
      id: randomUUID(),
      user_id: userId,
      keyword: phrase,
      country,
      status: active,
      account_name: own?.creator.handle ?? null,
      video_id: own?.id ?? null,
      created_at: new Date((today - trackedDays) * secondsPerDay * 1000),
    })
    for (let day = today - trackedDays + 1; day <= today; day += 1) {
      const search = historyRow(userId, {
        search_term: phrase,
        search_type: 'search_results_check',
        country,
        origin: 'tracker',
        searched_at: new Date((day * secondsPerDay + 300) * 1000),
      })
      history.push(search)
      const videos = sampleRanking(phrase, country, day).slice(0, resultsPerCheck)
      rankings.push(...videos.map((video, index) => rankingRow(search, userId, video, index)))
    }
  }
  return { keywords, history, rankings }
}

/**
 * Makes the demo account (plan pro) with its past searches and 60 days of tracked rankings, once. Gives the id of a
 * new account, null where it was made at an earlier start.
 */
export async function seedDemo(database: Database, keys: Keys, now = new Date()): Promise<string | null> {
  const answer = await database.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(demoAccount),
    }),
  )
  // 422: it was made at an earlier start.
  if (answer.status === 422) return null
  if (!answer.ok) throw new Error(`the demo account could not be made (status ${answer.status})`)
  const { user } = (await answer.json()) as { user: { id: string } }
  const searches = suggestionRows(user.id, now)
  const tracked = trackedRows(user.id, now)

  await database.exec(`update public.profiles set first_name = 'Demo', last_name = 'Creator',
    subscription_level = 'pro', created_at = now() - interval '${trackedDays + 10} days' where id = '${user.id}'`)
  await database.exec(insert('search_history', [...searches.history, ...tracked.history]))
  await database.exec(insert('search_results', searches.results))
  await database.exec(insert('search_ranking_results', tracked.rankings))
  await database.exec(insert('keywords', tracked.keywords))
  return user.id
}
