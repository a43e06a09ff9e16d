import type { PositionChange } from '../../domain/ranking/rank-changes.ts'
import { counted } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

export const rankChangeWords = sentences('rankChanges', {
  same: 'no change',
  entered: 'entered the results',
  left: 'left the results',
  out: 'still not in the results',
  up: (places: number) => `up ${counted(places, 'place')}`,
  down: (places: number) => `down ${counted(places, 'place')}`,
})

export function changeWords(change: PositionChange): string {
  if (change.kind !== 'moved') return rankChangeWords[change.kind]
  return change.by > 0 ? rankChangeWords.up(change.by) : rankChangeWords.down(-change.by)
}
