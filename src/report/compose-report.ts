import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { maxReportVideos, type ReportDays, type ReportSection } from '#src/domain/report/choice.ts'
import type { ReportContent, ReportPhrase, ReportPoint, ReportVideo } from '#src/domain/report/content.ts'
import { checksByDay, startOfDay } from '#src/domain/tracking/daily-strip.ts'
import { collectNews } from '#src/domain/tracking/news.ts'
import {
  bestMeasurement,
  changeSince,
  isOwnAccount,
  isTracked,
  measuredBefore,
  newestMeasurement,
} from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow, NoteRow } from '#src/domain/tracking/rows.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { dayMs, dayOf, daysBefore } from '#src/lib/calendar-days.ts'
import { currentLocale, shorten } from '#src/lib/locale.ts'
import { headline } from '#src/words/news/news.ts'

export interface ReportedPhrase {
  row: KeyPhraseRow
  /** Oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  notes: readonly NoteRow[]
  /** The period's newest check with results on this device. */
  newest: CheckRow | null
}

export interface ReportChoice {
  title: string
  days: ReportDays
  sections: ReadonlySet<ReportSection>
  own: readonly string[]
}

export function firstDayOf(days: ReportDays, now: Date): string {
  return daysBefore(dayOf(now), days - 1)
}

/** Returns null if no section is chosen, or if the period has neither checks nor notes to report. */
export function composeReport(
  phrases: readonly ReportedPhrase[],
  { title, days, sections, own }: ReportChoice,
  now: Date,
): ReportContent | null {
  const from = firstDayOf(days, now)
  const to = dayOf(now)
  const isWithin = (day: string) => day >= from && day <= to
  const recent = phrases.map((phrase) => ({
    ...phrase,
    recent: phrase.checks.filter(({ checked_at }) => isWithin(dayOf(checked_at))),
    notes: phrase.notes.filter(({ day }) => isWithin(day)),
  }))
  const isEmpty = recent.every(
    (phrase) => phrase.recent.length === 0 && (phrase.notes.length === 0 || !sections.has('notes')),
  )
  if (sections.size === 0 || isEmpty) return null
  const checks = recent.flatMap((phrase) => phrase.recent)
  return {
    language: currentLocale(),
    title,
    to,
    days,
    sample: checks.some(({ source }) => source === 'sample'),
    summary: sections.has('summary') ? summarise(recent, startOfDay(from), now) : null,
    phrases: recent.map((phrase) => composePhrase(phrase, sections, { from, own })),
  }
}

type Recent = ReportedPhrase & { recent: readonly KeyPhraseCheckRow[] }

// A standing keeps only 45 checks. This leaves room for the best check and the last check before the period.
const toldChecks = 40

function summarise(phrases: readonly Recent[], since: string, now: Date): ReportContent['summary'] {
  const items = phrases.map(({ row, checks }) => {
    const told = [
      bestMeasurement(checks),
      measuredBefore(checks, Date.parse(since)),
      ...checks.slice(-toldChecks),
    ]
    return trackedItem(
      row,
      withChecks(undefined, row.id, [...new Set(told.filter((check) => check != null))]),
    )
  })
  const checks = phrases.flatMap(({ recent }) => recent)
  const firstTen = phrases.filter(
    ({ recent }) => (newestMeasurement(recent)?.position ?? Number.POSITIVE_INFINITY) <= 10,
  )
  return {
    sentence: headline(collectNews(items, since), now),
    phrases: phrases.length,
    firstTen: firstTen.length,
    measured: checks.filter(({ state }) => state === 'done').length,
    failed: checks.filter(({ state }) => state === 'failed').length,
  }
}

function composePhrase(
  phrase: Recent,
  sections: ReadonlySet<ReportSection>,
  { from, own }: { from: string; own: readonly string[] },
): ReportPhrase {
  const { row, notes } = phrase
  return {
    keyword: row.keyword,
    country: row.country,
    account: row.account_name,
    standing: sections.has('positions') ? standingOf(phrase, from) : null,
    points: sections.has('charts') ? pointsOf(phrase.recent, from) : null,
    ranking: sections.has('ranking') ? rankingOf(phrase, own) : null,
    notes: sections.has('notes') ? notes.map(({ day, note }) => ({ day, note })) : null,
  }
}

function standingOf({ checks, recent }: Recent, from: string): ReportPhrase['standing'] {
  const latest = newestMeasurement(recent)
  const earlier =
    measuredBefore(checks, Date.parse(startOfDay(from))) ?? recent.find(({ state }) => state === 'done')
  return {
    latest: latest ? { position: latest.position, results: latest.results } : null,
    change: earlier === latest ? null : changeSince(earlier, latest),
    best: bestMeasurement(recent)?.position ?? null,
    measured: recent.filter(({ state }) => state === 'done').length,
    failed: recent.filter(({ state }) => state === 'failed').length,
  }
}

function pointsOf(recent: readonly KeyPhraseCheckRow[], from: string): ReportPhrase['points'] {
  const days = [...new Set(recent.map(({ checked_at }) => dayOf(checked_at)))].sort()
  return checksByDay(recent, days).flatMap((check, n): ReportPoint[] => {
    const day = (Date.parse(days[n] ?? '') - Date.parse(from)) / dayMs
    return check === null ? [] : [[day, check.position, check.state === 'failed' ? null : check.results]]
  })
}

// The schema's limit (src/domain/report/content.ts). A caption of 160 characters could exceed it, because a
// character can have many code units.
const maxCaptionUnits = 1000
const maxCaption = 160

function rankingOf({ row, newest }: Recent, ownAccounts: readonly string[]): ReportPhrase['ranking'] {
  if (newest === null) return { day: null, videos: [] }
  const videos = newest.search_ranking_results
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxReportVideos)
    .flatMap(({ rank, username, full_description, play_count, digg_count, video_url }): ReportVideo[] => {
      const url = tiktokPage(video_url)
      if (url === null) return []
      const caption = shorten(full_description.slice(0, maxCaptionUnits).toWellFormed(), maxCaption)
      const own = isTracked({ username, video_url }, row) || isOwnAccount(username, ownAccounts)
      return [{ rank, username, caption, plays: play_count, likes: digg_count, url, own }]
    })
  return { day: dayOf(newest.searched_at), videos }
}
