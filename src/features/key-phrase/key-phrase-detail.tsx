import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { listAlertRules } from '#src/db/reads/alerts.ts'
import { followsSomething } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type DayRange, rangeOf } from '#src/lib/calendar-days.ts'
import { useQuery } from '#src/parts/shell/use-query.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { nearPart } from '#src/ui/loading/near-part.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ChangesPanel } from './changes/changes-panel.tsx'
import { CheckBar } from './check-now/check-bar.tsx'
import { useCheckOffer } from './check-now/use-check-offer.ts'
import { comingNote } from './notes/coming-note.ts'
import type { Note } from './notes/note-form.tsx'
import { PhraseHead } from './phrase-head.tsx'
import { Hero } from './position/hero.tsx'
import { PositionChart } from './position/position-chart.tsx'
import { useFollow } from './position/use-follow.ts'
import { useRankedAccounts } from './position/use-ranked-accounts.ts'
import { CheckDays } from './results/check-days.tsx'
import { ResultsSection } from './results/results-section.tsx'
import { useCheckResults } from './results/use-check-results.ts'
import { useBaseline } from './use-baseline.ts'
import { factsId, type KeyPhraseFacts } from './use-key-phrase.ts'

/** Selects the check in the address, or the newest if the address does not name one of `checks`. */
function useSelection(checks: readonly KeyPhraseCheckRow[]) {
  const [parameters, change] = useQuery()
  const named = parameters.get('check')
  return {
    selected: checks.find((check) => check.search_id === named) ?? checks.at(-1) ?? null,
    select: (check: string) => change({ check }),
    range: rangeOf(parameters.get('range')),
    setRange: (range: DayRange) => change({ range }),
  }
}

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
  const { phrase, checks, yours } = facts
  const { selected, select, range, setRange } = useSelection(checks)
  const check = useCheckResults(selected, facts.opening)
  const baseline = useBaseline(checks, selected, check)
  const ranked = useRankedAccounts(checks, range)
  const follow = useFollow(phrase, yours)
  const offer = useCheckOffer(phrase)
  const rules = useLiveQuery(() => listAlertRules(phrase.id), [phrase.id])
  const [asking, setAsking] = useState(false)
  const [noting, setNoting] = useState<{ note: Note | null } | null>(() => comingNote(facts.notes))
  const [editing, setEditing] = useAskedToEdit()
  const edit = () => setEditing(true)
  // Without a tracked account or video, the only lines are those of competitors.
  const hasLines = followsSomething(phrase) || phrase.competitors.length > 0

  return (
    <div className="flex flex-col gap-6 max-sm:gap-3 tall:[--page-bar:3.875rem] max-lg:tall:pb-(--page-bar)">
      {selected && (
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
              onStored={select}
              onNote={() => setNoting({ note: null })}
            />
          </div>
          {selected === null && (
            <EmptyState title={keyPhrasePageWords.uncheckedTitle}>{keyPhrasePageWords.unchecked}</EmptyState>
          )}
          {selected && hasLines && <PositionChart {...{ facts, rules, range, ranked }} onRange={setRange} />}
        </div>
      </div>
      {selected && (
        <>
          <div className="grid items-start gap-6 max-sm:gap-3 lg:grid-cols-[1fr_22rem]">
            <ChangesPanel {...{ phrase, yours, selected, check, baseline }} />
            <CheckDays phrase={phrase} checks={checks} selected={selected} onSelect={select} />
          </div>
          <PhraseInsights {...{ facts, selected, check, range }} />
          <div id={resultsId} tabIndex={-1}>
            <ResultsSection {...{ phrase, yours, selected, check, follow, baseline }} />
          </div>
          <BesidePanels
            {...{ facts, rules, range, ranked, follow }}
            onWriteNote={(note) => setNoting({ note })}
          />
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
