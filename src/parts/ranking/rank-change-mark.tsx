import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import { ChangeMark } from '#src/ui/chart/change-mark.tsx'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'
import { changeWords } from '#src/words/report/rank-changes.ts'

interface RankChangeMarkProps {
  change: PositionChange
  /** Whether the result is the user's own. Only then is a change good or bad. */
  own: boolean
}

export function RankChangeMark({ change, own }: RankChangeMarkProps) {
  const by = change.kind === 'moved' ? change.by : 0
  const told = change.kind === 'entered' ? rankingViewWords.isNew : rankingViewWords.isSame
  return (
    <ChangeMark
      direction={by === 0 ? 'none' : by > 0 ? 'up' : 'down'}
      sign={by === 0 ? told : String(Math.abs(by))}
      words={changeWords(change)}
      neutral={!own}
    />
  )
}
