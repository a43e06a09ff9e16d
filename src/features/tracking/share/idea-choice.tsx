import { useState } from 'react'
import { useLocation } from 'wouter'
import { ideasIn, utcDay } from '#src/domain/ideas/board.ts'
import { ideaPath } from '#src/domain/ideas/idea-link.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { now } from '#src/lib/clock.ts'
import { publishIdea } from '#src/parts/ideas/actions.ts'
import { WalkingTrail } from '#src/ui/drawing/walking-trail.tsx'
import type { OneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { sharePageWords } from '#src/words/tracking/share-page.ts'

interface IdeaChoiceProps extends Pick<OneAtATime, 'busy' | 'run'> {
  text: string
  ideas: readonly IdeaRow[]
}

export function IdeaChoice({ text, ideas, busy, run }: IdeaChoiceProps) {
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const today = utcDay(now())
  const open = [...ideasIn(ideas, 'filming', today), ...ideasIn(ideas, 'idea', today)].filter(
    ({ phrase }) => phrase !== null,
  )
  const publish = (idea: IdeaRow) =>
    run(
      () => {
        setChosen(idea.id)
        setProblem(null)
        return publishIdea(idea, text)
      },
      (refusal) => (refusal ? setProblem(refusal) : navigate(ideaPath(idea.id))),
    )
  return (
    <Panel title={sharePageWords.ofIdea}>
      <ul className="-my-2 divide-y divide-line">
        {open.map((idea) => (
          <li key={idea.id}>
            <button
              type="button"
              aria-busy={busy && chosen === idea.id}
              onClick={() => void publish(idea)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left text-accent hover:bg-accent-wash"
            >
              <bdi className="min-w-0 grow truncate">{ideaName(idea)}</bdi>
              {busy && chosen === idea.id && <WalkingTrail size={20} />}
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-3 text-14 text-bad">
          {problem}
        </p>
      )}
    </Panel>
  )
}
