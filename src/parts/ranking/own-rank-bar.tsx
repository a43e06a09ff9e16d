import type { Ref } from 'react'
import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'
import { RankChangeMark } from './rank-change-mark.tsx'
import { type RankingTone, toneLooks } from './tone-badge.tsx'

interface OwnRankBarProps {
  row: RankingRow
  tone: RankingTone
  change: PositionChange | undefined
  /** Hides the bar but keeps its space. */
  hidden: boolean
  onShow: () => void
  ref: Ref<HTMLDivElement>
}

export function OwnRankBar({ row, tone, change, hidden, onShow, ref }: OwnRankBarProps) {
  const { ground, ink } = toneLooks[tone]
  return (
    <div
      ref={ref}
      className={`tall:sticky bottom-[calc(var(--pinned-bottom)+var(--page-bar,0px))] z-10 mt-2 lg:bottom-(--pinned-bottom) print:hidden ${hidden ? 'invisible' : ''}`}
    >
      <button
        type="button"
        onClick={onShow}
        className={`flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md border border-current px-4 text-14 ${ground} ${ink}`}
      >
        <span className="font-medium text-ink tabular-nums">{rankingViewWords.own(row.rank)}</span>{' '}
        {change && <RankChangeMark change={change} own />}{' '}
        <span className="ml-auto underline underline-offset-4">{rankingViewWords.show}</span>
      </button>
    </div>
  )
}
