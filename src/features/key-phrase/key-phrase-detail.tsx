import { useEffect, useState } from 'react'
import { followsSomething } from '#src/domain/tracking/positions.ts'
import type { NoteRow } from '#src/domain/tracking/rows.ts'
import { useQuery } from '#src/parts/shell/use-query.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { nearPart } from '#src/ui/loading/near-part.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ChangesPanel } from './changes/changes-panel.tsx'
import { CheckBar } from './check-now/check-bar.tsx'
import { comingNote } from './notes/coming-note.ts'
import { PhraseHead } from './phrase-head.tsx'
import { Hero } from './position/hero.tsx'
import { PositionChart } from './position/position-chart.tsx'
import { CheckDays } from './results/check-days.tsx'
import { ResultsSection } from './results/results-section.tsx'
import { factsId, type KeyPhraseFacts } from './use-key-phrase.ts'
import { usePhraseView } from './use-phrase-view.ts'

function useAskedToEdit() {
  const [parameters, change] = useQuery()
  const asked = parameters.has('edit')
  const state = useState(asked)
  useEffect(() => {
    if (asked) change({ edit: '' })
  }, [asked, change])
  return state
}

const BesidePanels = nearPart(
  'beside',
  () => import('./beside-panels.tsx'),
  'BesidePanels',
  () => <div className="h-280 lg:h-160 print:hidden" />,
)
const InfoCard = nearPart(
  'facts',
  () => import('./position/info-card.tsx'),
  'InfoCard',
  () => <div className="h-14 lg:h-80 print:hidden" />,
)
const PhraseInsights = nearPart(
  'insight',
  () => import('./insight/phrase-insights.tsx'),
  'PhraseInsights',
  () => (
    <div className="lg:h-160 print:hidden">
      <div style={{ height: 198 }} />
    </div>
  ),
)
const EditDialog = lazyPart('form', () => import('#src/parts/tracking/change/edit-dialog.tsx'), 'EditDialog')
const NoteForm = lazyPart('form', () => import('./notes/note-form.tsx'), 'NoteForm')

const resultsId = 'results'

export function KeyPhraseDetail({ facts }: { facts: KeyPhraseFacts }) {
  const view = usePhraseView(facts)
  const { phrase, checks, selected, offer } = view
  const checked = selected && { ...view, selected }
  const [asking, setAsking] = useState(false)
  const [noting, setNoting] = useState<{ note: NoteRow | null } | null>(() => comingNote(facts.notes))
  const [editing, setEditing] = useAskedToEdit()
  const edit = () => setEditing(true)
  // Without a tracked account or video, the only lines are those of competitors.
  const hasLines = followsSomething(phrase) || phrase.competitors.length > 0

  return (
    <div className="flex flex-col gap-6 max-sm:gap-3 tall:[--page-bar:3.875rem] max-lg:tall:pb-(--page-bar)">
      {checked && (
        <a
          href={`#${resultsId}`}
          onClick={(event) => {
            // Focuses the first row, because the anchor would lead to the controls above the table.
            const table = document.getElementById(resultsId)?.querySelector('table')
            const row = table?.tBodies[0]?.querySelector('button')
            if (!row) return
            event.preventDefault()
            row.focus()
          }}
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-3 text-on-accent focus:translate-y-0 print:hidden"
        >
          {keyPhrasePageWords.toResults}
        </a>
      )}
      <div>
        <Breadcrumb phrase={phrase.keyword} />
        <div className="grid gap-x-8 lg:grid-cols-[20rem_1fr]">
          <div className="flex min-w-0 flex-col gap-4">
            <PhraseHead facts={facts} onEdit={edit} />
            <Hero
              phrase={phrase}
              checks={checks}
              onCheck={offer.refused ? undefined : () => setAsking(true)}
              onEdit={edit}
            />
            <CheckBar
              {...{ phrase, offer, asking }}
              onAsk={setAsking}
              onStored={view.select}
              onNote={() => setNoting({ note: null })}
            />
          </div>
          {checked === null && (
            <EmptyState title={keyPhrasePageWords.uncheckedTitle}>{keyPhrasePageWords.unchecked}</EmptyState>
          )}
          {checked && hasLines && <PositionChart {...checked} />}
        </div>
      </div>
      {checked && (
        <>
          <div className="grid items-start gap-6 max-sm:gap-3 lg:grid-cols-[1fr_22rem]">
            <ChangesPanel {...checked} />
            <CheckDays {...checked} />
          </div>
          <PhraseInsights {...checked} />
          <div id={resultsId} tabIndex={-1}>
            <ResultsSection {...checked} />
          </div>
          <BesidePanels {...checked} onWrite={(note) => setNoting({ note })} />
        </>
      )}
      <div id={factsId} tabIndex={-1}>
        <InfoCard phrase={phrase} checks={checks.length} />
      </div>
      {editing && <EditDialog row={phrase} onClose={() => setEditing(false)} />}
      {noting && <NoteForm keywordId={phrase.id} note={noting.note} onClose={() => setNoting(null)} />}
    </div>
  )
}
