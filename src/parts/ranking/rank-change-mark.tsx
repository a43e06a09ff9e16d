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
  if (change.kind === 'moved')
    return (
      <ChangeMark
        direction={change.by > 0 ? 'up' : 'down'}
        sign={String(Math.abs(change.by))}
        words={changeWords(change)}
        neutral={!own}
      />
    )
  const isNew = change.kind === 'entered'
  return (
    <ChangeMark
      direction="none"
      sign={isNew ? rankingViewWords.isNew : rankingViewWords.isSame}
      words={changeWords(change)}
    />
  )
}
