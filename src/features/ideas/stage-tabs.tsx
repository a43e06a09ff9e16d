import { type KeyboardEvent, useRef } from 'react'
import { ideasIn, utcDay } from '#src/domain/ideas/board.ts'
import { type Stage, stages } from '#src/domain/ideas/rows.ts'
import { now } from '#src/lib/clock.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { type BoardProps, ColumnList } from './board.tsx'

interface StageTabsProps extends Omit<BoardProps, 'onMove'> {
  stage: Stage
  onStage: (stage: Stage) => void
}

export function StageTabs({ ideas, showsCountry, stage, onStage, onMenu }: StageTabsProps) {
  const today = utcDay(now())
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const at = stages.indexOf(stage)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stages.length - 1 }[event.key]
    const next = to === undefined ? undefined : stages.at(to % stages.length)
    if (!next) return
    event.preventDefault()
    onStage(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={ideaWords.stages}
        onKeyDown={step}
        className="mb-2 grid grid-cols-4 border-line border-b"
      >
        {stages.map((column) => (
          <button
            key={column}
            id={`tab-${column}`}
            type="button"
            role="tab"
            aria-selected={column === stage}
            aria-controls="stage"
            tabIndex={column === stage ? 0 : -1}
            onClick={() => onStage(column)}
            className="-mb-px flex min-h-11 min-w-0 cursor-pointer flex-col items-center justify-center border-transparent border-b-2 text-14 text-quiet leading-tight aria-selected:border-accent aria-selected:font-medium aria-selected:text-accent"
          >
            <span className="max-w-full truncate">{ideaWords.columns[column]}</span>
            <span className="text-12 tabular-nums">{ideasIn(ideas, column, today).length}</span>
          </button>
        ))}
      </div>
      <div id="stage" role="tabpanel" aria-labelledby={`tab-${stage}`}>
        <ColumnList
          key={stage}
          column={stage}
          ideas={ideasIn(ideas, stage, today)}
          {...{ showsCountry, onMenu }}
        />
      </div>
    </>
  )
}
