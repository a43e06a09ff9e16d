import type { ReactNode } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatDate } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** What is tracked (spec, section 2). What is empty says so. */
export function InfoCard({ phrase }: { phrase: KeyPhraseRow }) {
  const facts: readonly [name: string, value: ReactNode][] = [
    ['Key Phrase', phrase.keyword],
    ['Country', phrase.country.toUpperCase()],
    ['Time Added', formatDate(phrase.created_at)],
    ['Account Name', phrase.account_name],
    ['Video ID', phrase.video_id],
    ['Status', phrase.status ? 'Active' : phrase.paused_by_plan ? 'Paused by your plan' : 'Paused'],
    [
      'Tags',
      phrase.tags.length > 0 && (
        <span className="flex flex-wrap justify-end gap-1">
          {phrase.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              {tag}
            </Badge>
          ))}
        </span>
      ),
    ],
  ]
  return (
    <Panel title="Key phrase">
      <dl className="flex flex-col gap-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-quiet">{name}</dt>
            <dd className="min-w-0 break-words text-right">{value ? <bdi>{value}</bdi> : 'N/A'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
