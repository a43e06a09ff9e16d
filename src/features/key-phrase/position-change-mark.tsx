import { changeSign, changeWords } from '#src/domain/position-words.ts'
import type { PositionChange } from '#src/domain/positions.ts'
import { ChangeMark } from '#src/ui/change-mark.tsx'

function directionOf(change: PositionChange): 'up' | 'down' | 'none' {
  if (change.kind === 'moved') return change.by > 0 ? 'up' : 'down'
  if (change.kind === 'entered') return 'up'
  return change.kind === 'left' ? 'down' : 'none'
}

/** How a position changed; null where there is nothing to compare with. */
export function PositionChangeMark({ change }: { change: PositionChange | null }) {
  if (change === null) return <span className="text-quiet">N/A</span>
  return <ChangeMark direction={directionOf(change)} sign={changeSign(change)} words={changeWords(change)} />
}
