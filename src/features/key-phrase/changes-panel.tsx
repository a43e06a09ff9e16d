import { useMemo } from 'react'
import { changesBetween } from '#src/domain/tracking/check-changes.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { keyPhraseCheckWords } from '#src/words/key-phrase-checks.ts'
import { ChangeLists } from './change-lists.tsx'
import { type CheckView, useCheckResults } from './use-check-results.ts'

interface ChangesPanelProps {
  phrase: KeyPhraseRow
  /** Oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  selected: KeyPhraseCheckRow
  check: CheckView
}

/** What the shown check has that the one before it had not, and the reverse. */
export function ChangesPanel({ phrase, checks, selected, check }: ChangesPanelProps) {
  const previous =
    checks.findLast((entry) => entry.state === 'done' && entry.checked_at < selected.checked_at) ?? null
  // The results that are shown come first: only then are those of the check before read.
  const earlier = useCheckResults(check.kind === 'found' ? previous : null)
  const before = earlier.kind === 'found' ? earlier.check : null
  const after = check.kind === 'found' && check.check.state === 'done' ? check.check : null
  const changes = useMemo(
    () =>
      before && after && changesBetween(before.search_ranking_results, after.search_ranking_results, phrase),
    [before, after, phrase],
  )
  return (
    <Panel title={keyPhraseCheckWords.changes}>
      {previous === null && <p className="text-14 text-quiet">{keyPhraseCheckWords.noEarlier}</p>}
      {previous && (
        <p className="text-14 text-quiet">
          {selected.state === 'failed'
            ? keyPhraseCheckWords.nothingToCompare
            : keyPhraseCheckWords.since(formatDateTime(previous.checked_at))}
        </p>
      )}
      {changes && <ChangeLists changes={changes} />}
      {previous && selected.state === 'done' && earlier.kind === 'absent' && check.kind === 'found' && (
        <p className="mt-2 text-14 text-quiet">{keyPhraseCheckWords.earlierAbsent}</p>
      )}
    </Panel>
  )
}
