import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import { ChangeMark } from '#src/ui/chart/change-mark.tsx'
import { changeSign, changeWords, positionWords } from '#src/words/key-phrase/positions.ts'

function findDirection(change: PositionChange): 'up' | 'down' | 'none' {
  if (change.kind === 'moved') return change.by > 0 ? 'up' : 'down'
  if (change.kind === 'entered') return 'up'
  return change.kind === 'left' ? 'down' : 'none'
}

interface PositionChangeMarkProps {
  change: PositionChange | null
  /** Whether the change is neither good nor bad for the user. */
  neutral?: boolean
}

/** `change` is null if there is nothing to compare with. */
export function PositionChangeMark({ change, neutral = false }: PositionChangeMarkProps) {
  if (change === null) return <span className="text-quiet">{positionWords.unknown}</span>
  return (
    <ChangeMark
      direction={findDirection(change)}
      sign={changeSign(change)}
      words={changeWords(change)}
      neutral={neutral}
    />
  )
}
