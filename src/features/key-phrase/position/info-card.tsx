import type { ReactNode } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { formatDate } from '#src/lib/format.ts'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'
import { positionWords } from '#src/words/key-phrase/positions.ts'
import { statusText } from '#src/words/tracking/key-phrase-status.ts'

export function InfoCard({ phrase, checks }: { phrase: KeyPhraseRow; checks: number }) {
  const wide = useWide()
  const printing = usePrinting()
  const facts: readonly [name: string, value: ReactNode][] = [
    [keyPhrasePageWords.phrase, phrase.keyword],
    [keyPhrasePageWords.country, phrase.country.toUpperCase()],
    [keyPhrasePageWords.added, formatDate(phrase.created_at)],
    [keyPhrasePageWords.account, phrase.account_name],
    [keyPhrasePageWords.video, phrase.video_id],
    [keyPhrasePageWords.status, statusText(phrase)],
    [
      keyPhrasePageWords.tags,
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
  const body = (
    <>
      <dl className="grid gap-x-12 gap-y-2 text-14 lg:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-quiet">{name}</dt>
            <dd className="wrap-anywhere min-w-0 text-right">
              {value ? <bdi>{value}</bdi> : positionWords.unknown}
            </dd>
          </div>
        ))}
      </dl>
      {checks > 0 && <p className="mt-4 text-14 text-quiet">{positionChartWords.checks(checks)}</p>}
    </>
  )
  if (wide || printing) return <Panel title={keyPhrasePageWords.card}>{body}</Panel>
  // Collapsed on a phone, because the top of the page shows most of these facts.
  return (
    <section className="rounded-md border border-line bg-raised px-4 [&>details]:border-0">
      <Disclosure
        summary={<span className="font-display font-semibold text-20">{keyPhrasePageWords.card}</span>}
      >
        {body}
      </Disclosure>
    </section>
  )
}
