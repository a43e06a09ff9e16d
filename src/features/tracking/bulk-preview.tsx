import type { PlanRow } from '#src/domain/account/rows.ts'
import { countryName } from '#src/domain/countries.ts'
import type { BulkLine } from '#src/domain/tracking/bulk-add.ts'
import { counted } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'

const outcomes = {
  ready: { tone: 'good', word: 'Will be added' },
  duplicate: { tone: 'neutral', word: 'Already tracked' },
  invalid: { tone: 'bad', word: 'Cannot be added' },
  over: { tone: 'warning', word: 'Over your limit' },
} as const

interface BulkPreviewProps {
  lines: readonly BulkLine[]
  plan: PlanRow | null
  room: number
}

/** What becomes of each line, before anything is added. */
export function BulkPreview({ lines, plan, room }: BulkPreviewProps) {
  const count = (outcome: BulkLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const parts = [
    `${count('ready')} will be added`,
    count('duplicate') > 0 && `${count('duplicate')} already tracked`,
    count('invalid') > 0 && `${count('invalid')} cannot be added`,
    count('over') > 0 && `${count('over')} over your limit`,
  ]
  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <p aria-live="polite">
        {parts.filter(Boolean).join(', ')}.
        {plan && ` You can add ${counted(room, 'more active key phrase')}.`}
      </p>
      {/* The headers stop at the top of this box, not under the page's header. */}
      <div className="max-h-96 overflow-y-auto [--table-top:0px]">
        <DataTable
          caption="Preview"
          rows={lines}
          rowKey={(line) => String(line.number)}
          empty={null}
          columns={[
            {
              id: 'phrase',
              header: 'Key phrase',
              primary: true,
              cell: ({ draft }) => <bdi>{draft.keyword || '–'}</bdi>,
            },
            {
              id: 'outcome',
              header: 'Outcome',
              cell: ({ outcome, problem }) => (
                <>
                  <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].word}</Badge>
                  {problem && <span className="ml-2 text-quiet">{problem}</span>}
                </>
              ),
            },
            { id: 'country', header: 'Country', cell: ({ draft }) => countryName(draft.country) },
            {
              id: 'account',
              header: 'Account',
              cell: ({ draft }) => <bdi>{draft.account_name ?? '–'}</bdi>,
            },
            { id: 'video', header: 'Video', cell: ({ draft }) => draft.video_id ?? '–' },
            { id: 'tags', header: 'Tags', cell: ({ draft }) => <bdi>{draft.tags.join(', ') || '–'}</bdi> },
          ]}
        />
      </div>
    </section>
  )
}
