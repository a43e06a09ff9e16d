import { type KeyboardEvent, useState } from 'react'
import { columnOf, ideasIn, movesOf, utcDay } from '#src/domain/ideas/board.ts'
import { type IdeaRow, type Stage, stages } from '#src/domain/ideas/rows.ts'
import { now } from '#src/lib/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { cardAttribute, IdeaCard } from './idea-card.tsx'

interface BoardProps {
  ideas: readonly IdeaRow[]
  showsCountry: boolean
  onMenu: (idea: IdeaRow, anchor: HTMLElement) => void
  onMove: (idea: IdeaRow, stage: Stage) => void
}

const maxShown = 30

interface ColumnListProps extends Pick<BoardProps, 'onMenu' | 'showsCountry'> {
  column: Stage
  ideas: readonly IdeaRow[]
  draggable?: boolean
}

function ColumnList({ column, ideas, showsCountry, onMenu, draggable }: ColumnListProps) {
  const [all, setAll] = useState(false)
  if (ideas.length === 0)
    return <p className="py-4 text-14 text-quiet lg:py-0">{ideaWords.emptyColumns[column]}</p>
  return (
    <>
      <ul aria-label={ideaWords.columns[column]} className="flex flex-col lg:gap-2">
        {ideas.slice(0, all ? undefined : maxShown).map((idea) => (
          <IdeaCard
            key={idea.id}
            {...{ idea, showsCountry, draggable }}
            onMenu={(anchor) => onMenu(idea, anchor)}
          />
        ))}
      </ul>
      {ideas.length > maxShown && !all && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {ideaWords.showAll(ideas.length)}
        </Button>
      )}
    </>
  )
}

export function focusCard(id: string): void {
  document.querySelector<HTMLElement>(`[${cardAttribute}="${id}"]`)?.focus()
}

function neighbour(board: HTMLElement, card: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...board.querySelectorAll('section')].map((column) => [
    ...column.querySelectorAll<HTMLElement>(`[${cardAttribute}]`),
  ])
  const at = columns.findIndex((cards) => cards.includes(card))
  const cards = columns[at] ?? []
  const place = cards.indexOf(card)
  if (key === 'ArrowDown') return cards[place + 1]
  if (key === 'ArrowUp') return cards[place - 1]
  const others = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  return others.find((other) => other.length > 0)?.[0]
}

export function Board({ ideas, showsCountry, onMenu, onMove }: BoardProps) {
  const today = utcDay(now())
  const [dragged, setDragged] = useState<IdeaRow | null>(null)
  const [over, setOver] = useState<Stage | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const ideaOf = (card: Element | null) => ideas.find(({ id }) => id === card?.getAttribute(cardAttribute))
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const card = (event.target as Element).closest<HTMLElement>(`[${cardAttribute}]`)
    const idea = ideaOf(card)
    if (!card || !idea || !/^Arrow/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (!event.shiftKey) return neighbour(event.currentTarget, card, event.key)?.focus()
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const to = stages[stages.indexOf(columnOf(idea, today)) + step]
    if (to && movesOf(idea, today).includes(to)) onMove(idea, to)
  }
  return (
    <>
      <p className="mb-3 text-12 text-quiet print:hidden">{ideaWords.howToMove}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the focused card */}
      <div
        className="grid grid-cols-4 items-stretch gap-4"
        onKeyDown={press}
        onDragStart={({ target, dataTransfer }) => {
          const idea = ideaOf((target as Element).querySelector(`[${cardAttribute}]`))
          if (!idea) return
          dataTransfer.effectAllowed = 'move'
          dataTransfer.setData('text/plain', idea.id)
          setDragged(idea)
        }}
        onDragEnd={end}
      >
        {stages.map((column) => {
          const shown = ideasIn(ideas, column, today)
          const isTarget = dragged !== null && movesOf(dragged, today).includes(column)
          return (
            <section
              key={column}
              aria-labelledby={`column-${column}`}
              className={`flex min-h-80 min-w-0 flex-col rounded-md ${over === column ? 'bg-accent-wash' : ''}`}
              onDragOver={(event) => {
                if (!isTarget) return
                event.preventDefault()
                setOver(column)
              }}
              onDragLeave={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged && isTarget) onMove(dragged, column)
                end()
              }}
            >
              <h2
                id={`column-${column}`}
                className="mb-3 flex items-baseline gap-2 border-line border-b py-2 text-16"
              >
                {ideaWords.columns[column]}
                <span className="font-normal font-sans text-14 text-quiet tabular-nums">{shown.length}</span>
              </h2>
              <ColumnList {...{ column, showsCountry, onMenu }} ideas={shown} draggable />
            </section>
          )
        })}
      </div>
    </>
  )
}

interface StageTabsProps extends Omit<BoardProps, 'onMove'> {
  stage: Stage
  onStage: (stage: Stage) => void
}

export function StageTabs({ ideas, showsCountry, stage, onStage, onMenu }: StageTabsProps) {
  const today = utcDay(now())
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const at = stages.indexOf(stage)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stages.length - 1 }[event.key]
    const next = to === undefined ? undefined : stages.at(to % stages.length)
    if (!next) return
    event.preventDefault()
    onStage(next)
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <>
      <div
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
