import { usualRank } from '#src/domain/insight/usual-rank.ts'
import { chanceOf, opportunityOf, unpack, usualRankOf, verdictOf } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { SignSteps } from '#src/parts/insight/opportunity-line.tsx'
import { ChipSelect } from '#src/ui/controls/chip-select.tsx'
import { insightFileHeaders, insightWords } from '#src/words/insight/insight.ts'
import { usualRangeText, usualRankWords } from '#src/words/insight/usual-rank.ts'
import type { ListView } from './list-view.ts'
import type { TrackedColumn } from './tracked-columns.tsx'

function usualOf({ trail }: TrackedItem): { rank: string; range: string; told: string } | null {
  const usual = usualRank(unpack(trail))
  if (!('is' in usual)) return null
  const { median, from, to, depth } = usual
  const text = (rank: number | null) => (rank === null ? `>${depth}` : String(rank))
  return {
    rank: text(median),
    range: from === to ? text(from) : `${text(from)}–${text(to)}`,
    told: usualRangeText(usual),
  }
}

const unknown = <span className="text-quiet">–</span>

function UsualCell({ item }: { item: TrackedItem }) {
  const usual = usualOf(item)
  if (!usual) return unknown
  return (
    <span title={usual.told} className="tabular-nums">
      <span className="sr-only">{usual.told}</span>
      <span aria-hidden="true">
        <span className="text-12 text-quiet">{usual.range}</span> {usual.rank}
      </span>
    </span>
  )
}

const countKnown = ({ signs = '' }: TrackedItem) => signs.replaceAll('?', '').length

function OpportunityCell({ item }: { item: TrackedItem }) {
  const verdict = verdictOf(item)
  if (!verdict) return unknown
  const [holding, known] = [opportunityOf(item), countKnown(item)]
  return (
    <span
      title={insightWords.signsOf(holding, known, item.signs?.length ?? known)}
      className="flex items-center gap-2"
    >
      <SignSteps holding={holding} known={known} />
      {insightWords.verdicts[verdict]}
    </span>
  )
}

export function InsightText({ item }: { item: TrackedItem }) {
  const usual = usualOf(item)
  const verdict = verdictOf(item)
  return (
    <span className="truncate">
      {verdict && `${insightWords.verdicts[verdict]} · `}
      {usual ? usualRankWords.band(usual.range) : usualRankWords.unknown}
    </span>
  )
}

interface OpportunityFilterProps {
  view: ListView
  onView: (changes: Partial<ListView>) => void
}

export function OpportunityFilter({ view, onView }: OpportunityFilterProps) {
  const choices = ['wideOpen', 'open', 'contested', 'hard'] as const
  return (
    <ChipSelect
      label={insightWords.opportunity}
      name="opportunity"
      value={view.opportunity}
      onChange={(opportunity) => onView({ opportunity })}
      options={[
        { value: '', label: insightWords.anyOpportunity },
        ...choices.map((value) => ({ value, label: insightWords.verdicts[value] })),
      ]}
    />
  )
}

export function insightColumns(): TrackedColumn[] {
  return [
    {
      id: 'usual',
      header: insightWords.usualRank,
      align: 'end',
      sortValue: usualRankOf,
      cell: (item) => <UsualCell item={item} />,
      file: [insightFileHeaders.usual, (item) => usualOf(item)?.rank ?? ''],
    },
    {
      id: 'opportunity',
      header: insightWords.opportunity,
      sortValue: chanceOf,
      cell: (item) => <OpportunityCell item={item} />,
      file: [
        insightFileHeaders.opportunity,
        (item) => {
          const verdict = verdictOf(item)
          return verdict ? insightWords.verdicts[verdict] : ''
        },
      ],
    },
  ]
}
