import type { ReactNode } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatDate } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { keyPhraseWords } from '#src/words/key-phrase.ts'
import { statusText } from '#src/words/key-phrase-status.ts'
import { positionWords } from '#src/words/positions.ts'

/** What is tracked (spec, section 2). What is empty says so. */
export function InfoCard({ phrase }: { phrase: KeyPhraseRow }) {
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
      <dl className="flex flex-col gap-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-quiet">{name}</dt>
            <dd className="min-w-0 break-words text-right">
              {value ? <bdi>{value}</bdi> : positionWords.unknown}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
