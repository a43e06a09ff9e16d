import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { EmptyWithLink } from '#src/parts/shell/empty-with-link.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { ListStart } from '#src/ui/table/list-start.tsx'
import { historyWords } from '#src/words/history/history.ts'
import type { UseHistoryFilter } from './use-history-filter.ts'

const entryHeight = 57

const HistoryFilters = lazyPart('form', () => import('./history-filters.tsx'), 'HistoryFilters', {
  waiting: () => <div className="h-74 lg:h-17 lg:dense:h-15" />,
})

/** `begin` is the page on which the user can make the first entry. */
const kinds = {
  searches: { href: routes.keyPhraseSearchHistory, begin: routes.dashboard },
  checks: { href: routes.searchResultsCheckHistory, begin: routes.searchCheck },
  daily: { href: links.dailyChecks(), begin: routes.rankTracking },
}
type HistoryKind = keyof typeof kinds

function HistoryKinds({ current }: { current: HistoryKind }) {
  return (
    <nav
      aria-label={historyWords.kinds}
      className="flex rounded-md outline -outline-offset-1 outline-edge max-lg:basis-full print:hidden"
    >
      {(Object.keys(kinds) as HistoryKind[]).map((kind) => (
        <Link
          key={kind}
          href={kinds[kind].href}
          aria-current={kind === current ? 'page' : undefined}
          className="flex min-h-11 items-center justify-center rounded-md px-4 text-14 text-quiet no-underline hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent max-lg:flex-1 dense:min-h-9"
        >
          {historyWords[kind].list}
        </Link>
      ))}
    </nav>
  )
}

interface HistoryListProps<Item> {
  kind: HistoryKind
  filters: UseHistoryFilter
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  shown: readonly Item[]
  draw: (item: Item) => ReactNode
  onSave: (format: TableFormat) => Promise<void>
  before?: ReactNode
  after?: ReactNode
}

export function HistoryList<Item extends { id: string }>(props: HistoryListProps<Item>) {
  const { kind, filters, items, shown, draw, onSave, before, after } = props
  const [open, setOpen] = useState(filters.narrows)
  const id = useId()
  const words = historyWords[kind]
  const isEmpty = !items?.length
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* On a phone, the app bar shows the title. */}
        <h1 className="text-31 max-lg:sr-only">{historyWords.title}</h1>
        <HistoryKinds current={kind} />
        {/* Reserves space, because the history may load after the page. */}
        <div
          className={`flex items-center gap-2 max-lg:basis-full max-lg:justify-between lg:ml-auto ${isEmpty ? 'invisible' : ''}`}
        >
          <Button
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onPointerDown={() => void HistoryFilters.preload()}
            onClick={() => setOpen(!open)}
          >
            <ListFilter size={16} aria-hidden="true" className={filters.narrows ? 'text-accent' : ''} />
            {historyWords.filter}
          </Button>
          <ExportButtons label={filters.narrows ? words.shownFile : words.allFile} onSave={onSave} />
        </div>
      </header>
      {open && !isEmpty && (
        <search id={id} className="mb-4 block print:hidden">
          <HistoryFilters {...filters} days={kind !== 'daily'} />
        </search>
      )}
      {before}
      {items === undefined && <Skeleton label={words.loading} shape="list" />}
      {items?.length === 0 && (
        <WhyEmpty what="yourHistory" loading={words.loading} failed={words.failed}>
          <EmptyWithLink title={words.none} href={kinds[kind].begin} link={words.begin}>
            {words.kept}
          </EmptyWithLink>
        </WhyEmpty>
      )}
      {!isEmpty && shown.length === 0 && (
        <EmptyState title={words.noneMatch}>{historyWords.changeFilters}</EmptyState>
      )}
      {shown.length > 0 && (
        <>
          <ListStart
            label={words.list}
            items={shown}
            itemKey={({ id }) => id}
            height={entryHeight}
            draw={draw}
            all={filters.all}
            onAll={() => filters.change({ all: '1' })}
          />
          {after}
        </>
      )}
    </>
  )
}
