import type { NewsEvent } from '#src/domain/tracking/news.ts'
import { unusualnessOf } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import type { BriefReason } from '#src/words/check/why.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { positionWords } from '#src/words/key-phrase/positions.ts'

function ownReason({ kind, later }: NewsEvent): string {
  if (kind === 'best') return dashboardWords.bestSoFar
  if (kind === 'left') return positionWords.notInFirst(later.results)
  return kind === 'entered' ? dashboardWords.wasNotFound : ''
}

/** A note on how unusual a change is, such as "usual movement"; '' if unknown. */
export function movementNote(item: TrackedItem): string {
  const unusualness = unusualnessOf(item)
  return unusualness === null ? '' : (dashboardWords.movement[unusualness] ?? '')
}

export function eventReason(event: NewsEvent, why: BriefReason | null | undefined): BriefReason {
  return why ?? { who: ownReason(event), how: '' }
}
