import type { ReactNode } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatDate } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { keyPhraseWords } from '#src/words/key-phrase.ts'
import { statusText } from '#src/words/key-phrase-status.ts'
import { positionChartWords } from '#src/words/position-chart.ts'
import { positionWords } from '#src/words/positions.ts'

/** Where the page's menu leads to. */
export const factsId = 'key-phrase-facts'

/** What is tracked (spec, section 2), and from how many checks it is known. What is empty says so. */
export function InfoCard({ phrase, checks }: { phrase: KeyPhraseRow; checks: number }) {
  const facts: readonly [name: string, value: ReactNode][] = [
    [keyPhraseWords.phrase, phrase.keyword],
    [keyPhraseWords.country, phrase.country.toUpperCase()],
    [keyPhraseWords.added, formatDate(phrase.created_at)],
    [keyPhraseWords.account, phrase.account_name],
    [keyPhraseWords.video, phrase.video_id],
    [keyPhraseWords.status, statusText(phrase)],
    [
      keyPhraseWords.tags,
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
    <Panel title={keyPhraseWords.card}>
      <dl className="grid gap-x-12 gap-y-2 text-14 lg:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-quiet">{name}</dt>
            <dd className="min-w-0 break-words text-right">
              {value ? <bdi>{value}</bdi> : positionWords.unknown}
            </dd>
          </div>
        ))}
      </dl>
      {checks > 0 && <p className="mt-4 text-14 text-quiet">{positionChartWords.checks(checks)}</p>}
    </Panel>
  )
}
