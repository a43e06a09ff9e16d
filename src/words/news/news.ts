import type { OwnRank } from '../../domain/insight/own-ranks.ts'
import type { News, NewsEvent } from '../../domain/tracking/news.ts'
import { isBetterThanUsual, unusualnessOf } from '../../domain/tracking/standing.ts'
import { isNewLevel, selectClauses } from '../../domain/tracking/told-events.ts'
import { counted, formatWhole } from '../../lib/format.ts'
import { daysOfMonth, hours, plural, shorten, weekdayDates } from '../../lib/locale.ts'
import { sentences } from '../../lib/translation.ts'

const isOrAre = (count: number) => plural(count, 'is at its', 'are at their')

export const newsWords = sentences('news', {
  today: (time: string) => `${time} today`,
  yesterday: 'yesterday',
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  alone: {
    left: (phrase: string, results: number) => `“${phrase}” left the top ${results}`,
    down: (phrase: string, position: number) => `“${phrase}” slipped to ${position}`,
    entered: (phrase: string, position: number) => `“${phrase}” entered at ${position}`,
    best: (phrase: string, position: number) => `“${phrase}” is at its best ever: ${position}`,
    up: (phrase: string, position: number) => `“${phrase}” climbed to ${position}`,
  },
  /** A single event that brought a key phrase to a new level. */
  level: (phrase: string, place: string, isBetter: boolean) =>
    `“${phrase}” is at a new level, ${isBetter ? 'better' : 'worse'} than usual: ${place}`,
  outside: (results: number) => `outside the top ${results}`,
  /** Names at most two key phrases at a new level and counts the others. */
  levels: {
    start: (told: string) => `New level: ${told}`,
    better: (phrase: string) => `“${phrase}” better`,
    worse: (phrase: string) => `“${phrase}” worse`,
    moreBetter: (count: number) => `${count} better`,
    moreWorse: (count: number) => `${count} worse`,
    rest: 'the rest as usual',
  },
  /** For several events: `first` starts the sentence, and `further` continues it. */
  first: {
    worse: (count: number, number: string) => `${number} ${plural(count, 'position')} slipped`,
    best: (count: number, number: string) =>
      `${number} ${plural(count, 'position')} ${isOrAre(count)} best ever`,
    entered: (count: number, number: string) =>
      `${number} ${plural(count, 'key phrase')} entered the results`,
    up: (count: number, number: string) => `${number} ${plural(count, 'position')} climbed`,
  },
  further: {
    best: (count: number, number: string) => `${number} ${isOrAre(count)} best ever`,
    entered: (_: number, number: string) => `${number} entered the results`,
    up: (_: number, number: string) => `${number} climbed`,
  },
  /** Used if all events are inside their usual range. */
  usual: (said: string) => `Usual movement: ${said}`,
  nothingMoved: (since: string) => `Nothing moved since ${since}`,
  notMeasured: 'No position was measured since you looked',
  noNewCheck: 'No new check since you looked',
  firstPositions: (count: number) =>
    plural(count, 'Your first position is in', 'Your first positions are in'),
  /** Used if no check found a position. */
  firstChecks: (count: number) => plural(count, 'Your first check is in', 'Your first checks are in'),
  firstCheckDue: 'The first check is due within a day',
  paused: 'Tracking is paused',
  nextDue: 'The next is due within a day',
  lastKnown: (day: string) => `Last check on ${day}`,
  unchanged: (count: number) => `${formatWhole(count)} unchanged`,
  firstMeasured: (count: number) => `${formatWhole(count)} measured for the first time`,
  failed: (checks: number, days: string) => `${counted(checks, 'check')} failed ${days}`,
  /** One of the user's videos passed another; both are named by the start of their captions. */
  passing: (ahead: string, behind: string, phrase: string) =>
    `Your “${ahead}” passed your “${behind}” for “${phrase}”`,
  /** The newest of the user's ranks that are not tracked, and how many more there are. */
  untracked: (account: string, rank: number, phrase: string, more: number) =>
    `Not tracked yet: @${account} at ${rank} for “${phrase}”${more > 0 ? `, and ${formatWhole(more)} more` : ''}`,
  pausedCount: (count: number) => `${formatWhole(count)} paused`,
})

/** "09:05 today", "yesterday", "Friday 20 Nov": completes "since …". */
export function lookedText(since: string, now: Date): string {
  const then = new Date(since)
  if (then.toDateString() === now.toDateString()) return newsWords.today(hours().format(then))
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (then.toDateString() === yesterday.toDateString()) return newsWords.yesterday
  return weekdayDates().format(then)
}

function numberWord(count: number): string {
  return newsWords.numbers[count] ?? formatWhole(count)
}

const maxPhrase = 40

/** A single event: "“matcha” slipped to 11". */
export function aloneText(event: NewsEvent): string {
  const { item, kind, to, later } = event
  const phrase = shorten(item.row.keyword, maxPhrase)
  if (!isNewLevel(event)) return newsWords.alone[kind](phrase, to ?? later.results)
  return newsWords.level(
    phrase,
    to === null ? newsWords.outside(later.results) : String(to),
    isBetterThanUsual(item),
  )
}

function levelsText(events: readonly NewsEvent[]): string {
  const { start, better, worse, moreBetter, moreWorse } = newsWords.levels
  const told = events
    .slice(0, 2)
    .map(({ item }) => (isBetterThanUsual(item) ? better : worse)(shorten(item.row.keyword, maxPhrase / 2)))
  const others = events.slice(2)
  const bettered = others.filter(({ item }) => isBetterThanUsual(item)).length
  if (bettered > 0) told.push(moreBetter(bettered))
  if (others.length > bettered) told.push(moreWorse(others.length - bettered))
  return start(told.join(', '))
}

function severalText(events: readonly NewsEvent[]): string {
  const levels = events.filter(isNewLevel)
  const isRestUsual = events.every((event) => isNewLevel(event) || unusualnessOf(event.item) === 0)
  // With three or more levels, the sentence is long enough without the rest.
  if (levels[0] && isRestUsual && levels.length < events.length)
    return levels.length > 2 ? levelsText(levels) : `${levelsText(levels)}, ${newsWords.levels.rest}`
  return selectClauses(events)
    .map(({ name, events: told }, place) => {
      if (name === 'level') return levelsText(told)
      const words = place > 0 && name !== 'worse' ? newsWords.further[name] : newsWords.first[name]
      return words(told.length, numberWord(told.length))
    })
    .join(', ')
}

function eventsText(events: readonly NewsEvent[]): string {
  const [only] = events
  const said = only && events.length === 1 ? aloneText(only) : severalText(events)
  const isUsual = events.every(({ item }) => unusualnessOf(item) === 0)
  const told = isUsual ? newsWords.usual(said) : said
  return told.charAt(0).toLocaleUpperCase() + told.slice(1)
}

/** Null if no key phrase is tracked. */
export function headline(news: News, now: Date): string | null {
  const { events, active, paused, measured, first, failures, since } = news
  if (events.length > 0) return eventsText(events)
  if (active.length === 0) return paused.length > 0 ? newsWords.paused : null
  if (measured > 0 && measured === first) {
    const isFound = active.some(({ item }) => item.best !== null)
    return isFound ? newsWords.firstPositions(first) : newsWords.firstChecks(first)
  }
  if (measured > 0) return newsWords.nothingMoved(lookedText(since, now))
  if (failures.length > 0) return newsWords.notMeasured
  return news.checked_at === null ? newsWords.firstCheckDue : newsWords.noNewCheck
}

const lateMs = 36 * 60 * 60 * 1000

/** Names the newest rank and counts the others; null if `ranks` is empty. */
export function untrackedText(ranks: readonly OwnRank[]): string | null {
  const [newest] = ranks
  if (!newest) return null
  const { account, rank, search_term } = newest
  return newsWords.untracked(account, rank, shorten(search_term, maxPhrase), ranks.length - 1)
}

/** Names two of the user's videos if one has passed the other after `since`; otherwise null. */
export function passingText({ active, since }: News): string | null {
  const passed = active.find(({ item: { passing } }) => passing && passing.checked_at > since)?.item
  if (!passed?.passing) return null
  const { ahead, behind } = passed.passing
  return newsWords.passing(ahead, behind, shorten(passed.row.keyword, maxPhrase))
}

export function remarks(news: News, now: Date): string[] {
  const { events, active, paused, measured, first, unchanged, failures, checked_at } = news
  const isQuiet = active.length > 0 && measured === 0 && failures.length === 0 && checked_at !== null
  const isLate = checked_at !== null && now.getTime() - Date.parse(checked_at) > lateMs
  const said = [
    isQuiet && (isLate ? newsWords.lastKnown(dayText(checked_at)) : newsWords.nextDue),
    unchanged > 0 && events.length > 0 && newsWords.unchanged(unchanged),
    first > 0 && first < measured && newsWords.firstMeasured(first),
    failures.length > 0 && newsWords.failed(failures.length, daysText(failures)),
    paused.length > 0 && active.length > 0 && newsWords.pausedCount(paused.length),
  ]
  return said.filter((text) => typeof text === 'string')
}

function dayText(time: string): string {
  return daysOfMonth().format(new Date(time))
}

function daysText(times: readonly string[]): string {
  return daysOfMonth().formatRange(new Date(times[0] ?? ''), new Date(times.at(-1) ?? ''))
}
