import { Link } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { historyWords } from '#src/words/history/history.ts'

export type HistoryKind = 'searches' | 'checks' | 'daily'

const hrefs: Record<HistoryKind, string> = {
  searches: routes.keyPhraseSearchHistory,
  checks: routes.searchResultsCheckHistory,
  daily: links.dailyChecks(),
}

export function HistoryKinds({ current }: { current: HistoryKind }) {
  return (
    <nav
      aria-label={historyWords.kinds}
      className="flex rounded-md border border-edge max-lg:basis-full print:hidden"
    >
      {(Object.keys(hrefs) as HistoryKind[]).map((kind) => (
        <Link
          key={kind}
          href={hrefs[kind]}
          aria-current={kind === current ? 'page' : undefined}
          className="-my-px flex min-h-11 items-center justify-center rounded-md px-4 text-14 text-quiet no-underline hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent max-lg:flex-1 dense:my-0 dense:min-h-8.5"
        >
          {historyWords[kind].list}
        </Link>
      ))}
    </nav>
  )
}
