import type { NewsEvent } from '#src/domain/tracking/news.ts'
import type { BriefReason } from '#src/words/check/why.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { positionWords } from '#src/words/key-phrase/positions.ts'

const notable = 3

/** Describes a change by its own checks, apart from the positions. */
function ownReason({ kind, item, later, from, to }: NewsEvent): string {
  if (kind === 'best') return dashboardWords.bestSoFar
  if (kind === 'left') return positionWords.notInFirst(later.results)
  if (kind === 'entered') return dashboardWords.wasNotFound
  const { weekChange } = item
  const by = (from ?? 0) - (to ?? 0)
  if (weekChange?.kind !== 'moved' || Math.abs(weekChange.by) < notable) return ''
  if (Math.sign(weekChange.by) !== Math.sign(by) || Math.abs(weekChange.by) <= Math.abs(by)) return ''
  return weekChange.by < 0
    ? dashboardWords.lostInWeek(-weekChange.by)
    : dashboardWords.gainedInWeek(weekChange.by)
}

/** Why the position changed, if known: who overtook the video, else its own history. Never a guess. */
export function eventReason(event: NewsEvent, why: BriefReason | null | undefined): BriefReason {
  return why ?? { who: ownReason(event), how: '' }
}
