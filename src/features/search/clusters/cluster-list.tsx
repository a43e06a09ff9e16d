import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { opportunityOf, verdictOf } from '#src/domain/tracking/standing.ts'
import { SignSteps } from '#src/parts/insight/opportunity-line.tsx'
import { KeywordTable, type Suggestions } from '#src/parts/search/keyword-table.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { tableWords } from '#src/words/controls/table.ts'
import { clusterWords } from '#src/words/insight/clusters.ts'
import { insightWords } from '#src/words/insight/insight.ts'
import { keywordTableWords } from '#src/words/keywords/keyword-tables.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { type KnownCluster, readClusters, saveClusters } from './clusters.ts'

const shownFirst = 40

/** `rows` must not contain duplicates. */
export function ClusterList({ rows, ...search }: Suggestions) {
  const clusters = useLiveQuery(() => readClusters(rows, search.country), [rows, search.country])
  const [open, setOpen] = useState('')
  const [all, setAll] = useState(false)
  if (!clusters) return <Skeleton label={lookupWords.loadingResults} shape="list" />
  const groups = clusters.filter(({ keywords }) => keywords.length > 1)
  const singles = clusters.filter(({ keywords }) => keywords.length === 1).flatMap(({ keywords }) => keywords)
  const shown = all ? groups : groups.slice(0, shownFirst)
  const toggle = (name: string, isOpen: boolean) =>
    setOpen((known) => (isOpen ? name : known === name ? '' : known))
  return (
    <section aria-label={clusterWords.title}>
      <p className="mb-1 text-14 text-quiet" role="status">
        {clusterWords.count(groups.length, singles.length)}
      </p>
      {shown.map((cluster) => (
        <ClusterLine
          key={cluster.head.key}
          cluster={cluster}
          open={open === cluster.head.key}
          onToggle={(isOpen) => toggle(cluster.head.key, isOpen)}
          {...search}
        />
      ))}
      {shown.length < groups.length && (
        <div className="mt-3 flex justify-center">
          <Button onClick={() => setAll(true)}>{tableWords.showMore(groups.length - shown.length)}</Button>
        </div>
      )}
      {singles.length > 0 && (
        <Disclosure
          summary={<span className="text-14 text-quiet">{clusterWords.alone(singles.length)}</span>}
          open={open === '/'}
          onToggle={(isOpen) => toggle('/', isOpen)}
        >
          {open === '/' && (
            <KeywordTable
              caption={clusterWords.aloneTitle}
              header={keywordTableWords.keyword}
              rows={singles}
              empty={null}
              {...search}
            />
          )}
        </Disclosure>
      )}
    </section>
  )
}

interface ClusterLineProps extends Omit<Suggestions, 'rows'> {
  cluster: KnownCluster
  open: boolean
  onToggle: (open: boolean) => void
}

function ClusterLine({ cluster, open, onToggle, ...search }: ClusterLineProps) {
  const { head, keywords, signs } = cluster
  const verdict = verdictOf({ signs })
  const known = signs?.replaceAll('?', '').length ?? 0
  return (
    <Disclosure
      open={open}
      onToggle={onToggle}
      summary={
        <>
          <bdi className="min-w-0 grow truncate font-medium">{head.word}</bdi>
          <span className="shrink-0 text-14 text-quiet tabular-nums">
            {clusterWords.keywords(keywords.length)}
          </span>
          <span className="flex w-32 shrink-0 items-center justify-end gap-2 text-14 max-sm:w-24">
            {verdict ? (
              <>
                <span className="sr-only">{clusterWords.best}</span>
                {insightWords.verdicts[verdict]}
                <span className="max-sm:hidden">
                  <SignSteps holding={opportunityOf({ signs })} known={known} />
                </span>
              </>
            ) : (
              <span className="text-quiet">{clusterWords.unchecked}</span>
            )}
          </span>
        </>
      }
    >
      {open && (
        <>
          <div className="flex justify-end">
            <ExportButtons
              label={head.word}
              onSave={(format) => saveClusters([cluster], head.word, format)}
            />
          </div>
          <KeywordTable
            caption={clusterWords.of(head.word)}
            header={keywordTableWords.keyword}
            rows={keywords}
            empty={null}
            chosenAtFirst
            {...search}
          />
        </>
      )}
    </Disclosure>
  )
}
