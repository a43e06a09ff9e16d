import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { WhenNear } from '#src/ui/layout/when-near.tsx'
import { keyPhraseWords } from '#src/words/key-phrase.ts'
import { statusWords } from '#src/words/key-phrase-status.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { CheckNow } from './check-now/check-now.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { InfoCard } from './info-card.tsx'
import { PositionPanel } from './position-panel.tsx'
import { ResultsSection } from './results-section.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { useCheckResults } from './use-check-results.ts'
import { useFollow } from './use-follow.ts'
import type { KeyPhraseFacts } from './use-key-phrase.ts'
import { useRankedAccounts } from './use-ranked-accounts.ts'
import { useSelection } from './use-selection.ts'

// Below what the page opens with.
const placeholder = <div className="h-96" />
const BesidePanels = lazyPart('beside', async () => (await import('./beside-panels.tsx')).BesidePanels, {
  waiting: () => placeholder,
})

/** Everything about one key phrase: where it stands, where it stood, and one check in full. */
export function KeyPhraseDetail({ facts }: { facts: KeyPhraseFacts }) {
  const { phrase, checks } = facts
  const { selected, select, range, setRange } = useSelection(checks)
  const check = useCheckResults(selected, facts.opening)
  const ranked = useRankedAccounts(checks, range)
  const follow = useFollow(phrase)
  const isSample = checks.some((entry) => entry.source === 'sample')

  return (
    <>
      <Breadcrumb phrase={phrase.keyword} />
      <PageHeader
        title={<bdi>{phrase.keyword}</bdi>}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={phrase.status ? 'accent' : 'neutral'}>
              {phrase.status ? statusWords.active : statusWords.paused}
            </Badge>
            {isSample && <SampleDataBadge />}
            {phrase.status ? keyPhraseWords.checkedDaily : keyPhraseWords.notChecked}
          </span>
        }
        actions={<CheckNow phrase={phrase} onStored={select} />}
      />
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <StandingPanel phrase={phrase} checks={checks} />
        <InfoCard phrase={phrase} />
      </div>
      {selected === null ? (
        <EmptyState title={keyPhraseWords.uncheckedTitle}>{keyPhraseWords.unchecked}</EmptyState>
      ) : (
        <div className="mt-6 flex flex-col gap-6">
          <PositionPanel facts={facts} range={range} onRange={setRange} ranked={ranked} follow={follow} />
          <WhenNear placeholder={placeholder}>
            <BesidePanels facts={facts} range={range} ranked={ranked} follow={follow} />
          </WhenNear>
          <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
            <HistoryPanel checks={checks} selected={selected} onSelect={select} />
            <ChangesPanel phrase={phrase} checks={checks} selected={selected} check={check} />
          </div>
          <ResultsSection phrase={phrase} selected={selected} check={check} follow={follow} />
        </div>
      )}
    </>
  )
}
