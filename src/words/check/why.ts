// The texts state measured differences and never claim a cause.
import type { Difference, Drop, Passed } from '#src/domain/tracking/why.ts'
import { counted } from '#src/lib/format.ts'
import { lists, percentages, plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'
import { formatSpan } from '../home/ages.ts'
import { formatDuration } from './figures.ts'

export const whyWords = sentences('why', {
  tookPlace: (account: string) => `@${account} took your place`,
  passed: (account: string) => `Passed by @${account}`,
  passedMany: (videos: number) => `Passed by ${counted(videos, 'video')}`,
  youPassed: (account: string) => `You passed @${account}`,
  youPassedMany: (videos: number) => `You passed ${counted(videos, 'video')}`,
  /** A single video's difference, in brief. */
  brief: {
    newer: 'newer',
    shorter: 'shorter',
    savedMore: 'saved more often',
    phraseInCaption: 'key phrase in caption',
  },
  /** How many of several videos have this difference. */
  briefOf: {
    newer: (videos: number) => `${videos} newer`,
    shorter: (videos: number) => `${videos} shorter`,
    savedMore: (videos: number) => `${videos} saved more often`,
    phraseInCaption: (videos: number) => `${videos} with the key phrase in caption`,
  },
  /** Used if the most common difference and one other do not cover all videos. */
  someOf: {
    newer: (videos: number, all: number) =>
      `${videos} of the ${all} ${plural(videos, 'is', 'are')} newer than yours`,
    shorter: (videos: number, all: number) =>
      `${videos} of the ${all} ${plural(videos, 'is', 'are')} shorter than yours`,
    savedMore: (videos: number, all: number) =>
      `${videos} of the ${all} ${plural(videos, 'is', 'are')} saved more often than yours`,
    phraseInCaption: (videos: number, all: number) =>
      `${videos} of the ${all} ${plural(videos, 'has', 'have')} the key phrase in the caption`,
  },
  rose: (account: string, before: number, now: number) => `@${account} went from ${before} to ${now}`,
  entered: (account: string, now: number) => `@${account} entered at ${now}`,
  measured: {
    newer: (theirs: string, yours: string) => `newer (${theirs} old, yours ${yours})`,
    shorter: (theirs: string, yours: string) => `shorter (${theirs}, yours ${yours})`,
    savedMore: (theirs: string, yours: string) =>
      `saved more often (in ${theirs} of plays, yours in ${yours})`,
  },
  isSo: (differences: string) => `Its video is ${differences}.`,
  saysPhrase: 'Its caption has the key phrase, yours has not.',
})

const kinds = ['newer', 'shorter', 'savedMore', 'phraseInCaption'] as const

export interface BriefReason {
  /** "@fern took your place", "Passed by 5 videos". */
  who: string
  /** "newer, shorter", "4 newer, 2 shorter"; empty for a climb, and if no difference is known. */
  how: string
}

/** How many parts fit into the line, which is never truncated. */
const maxParts = 2

/** Null if no video is known to have overtaken the user's. */
export function whyInBrief({ passed, tookPlace }: Drop): BriefReason | null {
  const [only] = passed
  if (!only) return null
  if (passed.length === 1) {
    const { username } = only.result
    return {
      who: tookPlace ? whyWords.tookPlace(username) : whyWords.passed(username),
      how: listed(only.differences.map(({ kind }) => whyWords.brief[kind])),
    }
  }
  return { who: whyWords.passedMany(passed.length), how: listed(differencesOfMany(passed)) }
}

/**
 * Explains a climb. Takes the drop that `dropBetween` returns if the two checks are swapped. Returns null if
 * no video is known to have been overtaken.
 */
export function climbInBrief({ passed }: Drop): BriefReason | null {
  const [only] = passed
  if (!only) return null
  const one = passed.length === 1
  return {
    who: one ? whyWords.youPassed(only.result.username) : whyWords.youPassedMany(passed.length),
    how: '',
  }
}

/** The most common difference among these videos, and the videos that have it. */
function commonest(videos: readonly Passed[]) {
  const counts = kinds.map((kind) => ({
    kind,
    having: videos.filter(({ differences }) => differences.some((one) => one.kind === kind)),
  }))
  return counts.reduce((most, one) => (one.having.length > most.having.length ? one : most))
}

/**
 * Counts the videos that have the most common difference. If one other difference covers the rest, counts
 * those too; otherwise, adds the total number of videos.
 */
function differencesOfMany(passed: readonly Passed[]): string[] {
  const most = commonest(passed)
  const others = passed.filter((video) => !most.having.includes(video))
  const next = commonest(others)
  if (most.having.length === 0) return []
  if (next.having.length < others.length)
    return [whyWords.someOf[most.kind](most.having.length, passed.length)]
  return [most, next].flatMap(({ kind, having }) =>
    having.length > 0 ? whyWords.briefOf[kind](having.length) : [],
  )
}

const listed = (parts: readonly string[]) => parts.slice(0, maxParts).join(', ')

/** "@fern went from 13 to 11", "@eve entered at 3". */
export function passedText({ result, before }: Passed): string {
  return before === null
    ? whyWords.entered(result.username, result.rank)
    : whyWords.rose(result.username, before, result.rank)
}

/** "Its video is newer (9 days old, yours 5 months)."; empty if no difference is known. */
export function differencesText({ differences }: Passed): string {
  const measured = differences.flatMap((difference) => measuredText(difference) ?? [])
  const saysPhrase = differences.some(({ kind }) => kind === 'phraseInCaption')
  return [measured.length > 0 && whyWords.isSo(lists().format(measured)), saysPhrase && whyWords.saysPhrase]
    .filter((text) => text !== false)
    .join(' ')
}

function measuredText(difference: Difference): string | null {
  if (difference.kind === 'phraseInCaption') return null
  const { kind, theirs, yours } = difference
  const figure = { newer: formatSpan, shorter: formatDuration, savedMore: shareText }[kind]
  return whyWords.measured[kind](figure(theirs), figure(yours))
}

function shareText(share: number): string {
  return percentages().format(share)
}
