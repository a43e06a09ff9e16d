import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { listIdeas } from '#src/db/reads/ideas.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { columnOf, utcDay } from '#src/domain/ideas/board.ts'
import { shortLinkOf } from '#src/domain/ideas/idea-link.ts'
import { type IdeaRow, type Stage, stages } from '#src/domain/ideas/rows.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { useAfterSync } from '#src/parts/sync/use-after-sync.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { Board, focusCard, StageTabs } from './board.tsx'
import type { IdeaDrafts } from './idea-form.tsx'
import type { Overlay } from './idea-overlay.tsx'

const IdeaOverlay = lazyPart('form', () => import('./idea-overlay.tsx'), 'IdeaOverlay')
const loadActions = () => fetchPart(() => import('./actions.ts'))

function usePlace() {
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const stage = stages.find((one) => one === parameters.get('stage')) ?? 'idea'
  const go = (to: { idea?: string; stage?: Stage }) =>
    navigate(`${routes.ideas}?${new URLSearchParams(to)}`, { replace: true })
  return { opened: parameters.get('idea'), stage, go }
}

function IdeasBoard({ ideas, plan }: { ideas: readonly IdeaRow[]; plan: PlanRow | null }) {
  const wide = useWide()
  const { opened, stage, go } = usePlace()
  const [asked, setAsked] = useState<Overlay | null>(null)
  const [told, setTold] = useState('')
  const [moved, setMoved] = useState<{ id: string; to: Stage } | null>(null)
  const [drafts] = useState<IdeaDrafts>(() => new Map())
  useAfterSync(
    async (signal) => (await loadActions()).openShortLinks(signal),
    ideas.some((idea) => shortLinkOf(idea) !== null),
  )
  useEffect(() => {
    if (!moved || !ideas.some(({ id, stage }) => id === moved.id && stage === moved.to)) return
    focusCard(moved.id)
    setMoved(null)
  }, [moved, ideas])

  const idea = ideas.find(({ id }) => id === opened)
  const shown = asked ?? (idea ? ({ kind: 'idea', idea } as const) : null)
  const showsCountry = new Set(ideas.map(({ country }) => country)).size > 1
  const add = () => setAsked({ kind: 'new' })
  const move = async (one: IdeaRow, to: Stage) => {
    const { moveIdea } = await loadActions()
    if (!(await moveIdea(one, to))) return go({ idea: one.id, stage: columnOf(one, utcDay(now())) })
    setMoved({ id: one.id, to })
    setTold(ideaWords.moved(ideaName(one), ideaWords.columns[to]))
    if (!wide) go({ stage: to })
  }
  const openMenu = (one: IdeaRow, anchor: HTMLElement) =>
    setAsked(anchor.ariaExpanded === 'true' ? null : { kind: 'menu', idea: one, anchor })
  const close = () => {
    setAsked(null)
    if (!asked && idea) go({ stage: columnOf(idea, utcDay(now())) })
  }
  return (
    <>
      <PageHeader
        title={ideaWords.title}
        lead={wide && ideaWords.lead}
        actions={
          ideas.length > 0 && (
            <>
              {plan && ideas.length * 2 >= plan.ideas && (
                <span className="self-center text-14 text-quiet tabular-nums">
                  {ideaWords.room(ideas.length, plan.ideas)}
                </span>
              )}
              <Button variant="primary" onPointerDown={() => void IdeaOverlay.preload()} onClick={add}>
                {ideaWords.add}
              </Button>
            </>
          )
        }
      />
      <p role="status" className="sr-only">
        {told}
      </p>
      {ideas.length === 0 && (
        <WhyEmpty what="yourIdeas" loading={ideaWords.loading} failed={ideaWords.loadFailed}>
          <EmptyState
            title={ideaWords.emptyTitle}
            action={
              <Button variant="primary" onClick={add}>
                {ideaWords.add}
              </Button>
            }
          >
            {ideaWords.empty}
          </EmptyState>
        </WhyEmpty>
      )}
      {ideas.length > 0 &&
        (wide ? (
          <Board {...{ ideas, showsCountry }} onMenu={openMenu} onMove={(one, to) => void move(one, to)} />
        ) : (
          <StageTabs
            {...{ ideas, showsCountry, stage }}
            onStage={(next) => {
              setMoved(null)
              go({ stage: next })
            }}
            onMenu={openMenu}
          />
        ))}
      {shown && (
        <IdeaOverlay
          opened={shown}
          {...{ plan, drafts }}
          onMove={(one, to) => void move(one, to)}
          onAdded={(id) => go({ idea: id, stage: 'idea' })}
          onClose={close}
        />
      )}
    </>
  )
}

export function IdeasPage() {
  const view = useLiveQuery(async () => {
    const [ideas, { plan }] = await Promise.all([listIdeas(), readAllowance()])
    return { ideas, plan }
  })
  if (view) return <IdeasBoard {...view} />
  return (
    <>
      <PageHeader title={ideaWords.title} />
      <Skeleton label={ideaWords.loading} shape="list" />
    </>
  )
}
