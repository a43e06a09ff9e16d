import { randomUUID } from 'node:crypto'
import { readVideo } from '../../functions/_shared/tiktok/video-item.ts'
import type { Database } from '../database/database.ts'
import { type Day, secondsPerDay, toDay } from '../sample-tiktok/day.ts'
import { nativeItem, pictureUrl } from '../sample-tiktok/native-item.ts'
import { type SampleVideo, sampleRanking } from '../sample-tiktok/ranking.ts'
import { demoIdeas, demoKeyPhrases, trackedDays } from './demo-content.ts'

export type Row = Record<string, unknown>

export function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${table}, $seed$${JSON.stringify(rows)}$seed$)`
}

export function historyRow(userId: string, values: Row & { searched_at: Date }): Row & { id: string } {
  const id = randomUUID()
  return { id, search_id: id, user_id: userId, page: 1, state: 'done', source: 'sample', ...values }
}

/** The daily tracker requests three pages, which have about 36 results. */
const pagesPerCheck = 3
const resultsPerCheck = 36
/** The number of days between an idea and its video. */
const daysToFilm = 6

function rankedVideo(video: SampleVideo, index: number): Row {
  return {
    rank: index + 1,
    ...readVideo(nativeItem(video, ''))?.video,
    // The addresses have no origin, because the port may change.
    avatar_thumb: pictureUrl('', 'avatar', video.creator.id),
    dynamic_cover: video.hasMovingCover ? pictureUrl('', 'cover', video.pictureSeed) : null,
  }
}

function postedAbout(ranking: readonly SampleVideo[], day: Day): SampleVideo | undefined {
  const distance = ({ createdAt }: SampleVideo) => Math.abs(createdAt / secondsPerDay - day)
  return ranking.slice(0, resultsPerCheck).sort((one, other) => distance(one) - distance(other))[0]
}

type Tracked = Record<'keywords' | 'history' | 'results' | 'notes' | 'rules' | 'ideas', Row[]>

function trackedRows(userId: string, today: Day): Tracked {
  const rows: Tracked = { keywords: [], history: [], results: [], notes: [], rules: [], ideas: [] }
  for (const phrase of demoKeyPhrases) {
    const { country } = phrase
    const ranking = sampleRanking(phrase.phrase, country, today)
    const own =
      typeof phrase.own === 'number' ? ranking[phrase.own] : postedAbout(ranking, today - phrase.own.daysAgo)
    const keyword_id = randomUUID()
    const owned = { user_id: userId, keyword_id }
    rows.keywords.push({
      id: keyword_id,
      user_id: userId,
      keyword: phrase.phrase,
      country,
      status: !phrase.isPaused,
      account_name: own?.creator.handle ?? null,
      video_id: own?.id ?? null,
      tags: phrase.tags ?? [],
      competitors:
        typeof phrase.own === 'number' && phrase.hasCompetitors
          ? ranking.slice(0, phrase.own).map((video) => video.creator.handle)
          : [],
      created_at: new Date((today - trackedDays) * secondsPerDay * 1000),
    })
    for (let day = today - trackedDays + 1; day <= today; day += 1) {
      const hasFailed = phrase.failed?.includes(today - day) ?? false
      const search = historyRow(userId, {
        keyword_id,
        search_term: phrase.phrase,
        search_type: 'search_results_check',
        country,
        origin: 'tracker',
        searched_at: new Date((day * secondsPerDay + 300) * 1000),
        state: hasFailed ? 'failed' : 'done',
        failure_code: hasFailed ? 'upstream_timeout' : null,
        source: hasFailed ? null : 'sample',
        pages_done: hasFailed ? 0 : pagesPerCheck,
      })
      rows.history.push(search)
      if (hasFailed) continue
      const videos = sampleRanking(phrase.phrase, country, day).slice(0, resultsPerCheck)
      rows.results.push({ search_id: search.id, user_id: userId, page: 1, videos: videos.map(rankedVideo) })
    }
    for (const { daysAgo, note } of phrase.notes ?? [])
      rows.notes.push({ id: randomUUID(), ...owned, day: isoDay(today - daysAgo), note })
    if (typeof phrase.own !== 'number' && own) {
      const posted = toDay(new Date(own.createdAt * 1000))
      rows.ideas.push({
        ...ideaRow(userId, posted - daysToFilm),
        ...{ phrase: phrase.phrase, country, title: null, target_date: null, stage: 'published' },
        ...{ goal: phrase.own.goal, account_name: own.creator.handle, video_id: own.id },
        published_on: isoDay(posted),
      })
    }
    if (phrase.watchFirst)
      for (const kind of ['enters_first', 'leaves_first'])
        rows.rules.push({ id: randomUUID(), ...owned, kind, threshold: phrase.watchFirst })
  }
  for (const [index, { dueIn, ...idea }] of demoIdeas.entries())
    rows.ideas.push({
      ...ideaRow(userId, today - index),
      ...{ ...idea, country: 'gb', target_date: dueIn === null ? null : isoDay(today + dueIn) },
      ...{ account_name: null, video_id: null, published_on: null },
    })
  return rows
}

function ideaRow(user_id: string, day: Day): Row {
  return { id: randomUUID(), user_id, created_at: new Date(day * secondsPerDay * 1000) }
}

function isoDay(day: Day): string {
  return new Date(day * secondsPerDay * 1000).toISOString().slice(0, 10)
}

// Inserts the alerts that the rules would have raised, and marks those older than a week as read.
const pastAlerts = (userId: string) => `
  insert into public.alerts
      (user_id, keyword_id, search_id, kind, threshold, position, previous_position, results, created_at, read_at, pushed_at)
    select user_id, keyword_id, search_id, kind, threshold, position, previous_position, results, checked_at,
      case when checked_at < now() - interval '7 days' then checked_at end, checked_at
    from (
      select checks.*, lag(position) over past as previous_position, row_number() over past as n
      from public.key_phrase_checks as checks where state = 'done' and user_id = '${userId}'
      window past as (partition by keyword_id order by checked_at)
    ) as checks join public.alert_rules as rules using (user_id, keyword_id)
    where n > 1 and case kind
      when 'enters_first' then position <= threshold and coalesce(previous_position, 1000) > threshold
      else previous_position <= threshold and coalesce(position, 1000) > threshold
    end`

export async function seedTracking(database: Database, userId: string, now: Date): Promise<void> {
  const today = toDay(now)
  const { keywords, history, results, notes, rules, ideas } = trackedRows(userId, today)
  await database.exec(insert('keywords', keywords))
  await database.exec(insert('search_history', history))
  await database.exec(insert('check_results', results))
  await database.exec(
    `select private.position_key_phrase(id) from public.keywords where user_id = '${userId}'`,
  )
  // Today counts as checked, so the tracker starts tomorrow.
  await database.exec(`update private.tracked_days set day = '${isoDay(today + 1)}',
      next_attempt_at = greatest(next_attempt_at, '${isoDay(today + 1)}T00:00:00Z')
    where keyword_id in (select id from public.keywords where user_id = '${userId}')`)
  await database.exec(insert('key_phrase_notes', notes))
  await database.exec(insert('alert_rules', rules))
  await database.exec(insert('ideas', ideas))
  await database.exec(pastAlerts(userId))
}
