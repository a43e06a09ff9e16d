import type { PlanRow } from '#src/domain/account/rows.ts'
import { countryName } from '#src/domain/countries.ts'
import type { BulkLine } from '#src/domain/tracking/bulk-add.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { bulkAddWords, lineProblemText } from '#src/words/tracking/bulk-add.ts'

const tones = { ready: 'good', duplicate: 'neutral', invalid: 'bad', over: 'warning' } as const

interface BulkPreviewProps {
  lines: readonly BulkLine[]
  plan: PlanRow | null
  room: number
}

export function BulkPreview({ lines, plan, room }: BulkPreviewProps) {
  const count = (outcome: BulkLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const counts = {
    ready: count('ready'),
    duplicate: count('duplicate'),
    invalid: count('invalid'),
    over: count('over'),
  }
  return (
    <section aria-label={bulkAddWords.preview} className="flex flex-col gap-3">
      <p aria-live="polite">
        {bulkAddWords.summary(counts)}
        {plan && ` ${bulkAddWords.room(room)}`}
      </p>
      {/* The headers stick to the top of this box, not below the page's header. */}
      <div className="max-h-96 overflow-y-auto [--table-top:0px]">
        <DataTable
          caption={bulkAddWords.preview}
          rows={lines}
          rowKey={(line) => String(line.number)}
          empty={null}
          columns={[
            {
              id: 'phrase',
              header: bulkAddWords.phrase,
              primary: true,
              cell: ({ draft }) => <bdi>{draft.keyword || '–'}</bdi>,
            },
            {
              id: 'outcome',
              header: bulkAddWords.outcome,
              cell: ({ outcome, problem }) => (
                <>
                  <Badge tone={tones[outcome]}>{bulkAddWords.outcomes[outcome]}</Badge>
                  {problem && <span className="ml-2 text-quiet">{lineProblemText(problem)}</span>}
                </>
              ),
            },
            {
              id: 'country',
              header: bulkAddWords.lineCountry,
              cell: ({ draft }) => countryName(draft.country),
            },
            {
              id: 'account',
              header: bulkAddWords.account,
              cell: ({ draft }) => <bdi>{draft.account_name ?? '–'}</bdi>,
            },
            { id: 'video', header: bulkAddWords.video, cell: ({ draft }) => draft.video_id ?? '–' },
            {
              id: 'tags',
              header: bulkAddWords.tags,
              cell: ({ draft }) => <bdi>{draft.tags.join(', ') || '–'}</bdi>,
            },
          ]}
        />
      </div>
    </section>
  )
}
