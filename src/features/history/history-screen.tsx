import { useLocation } from 'wouter'
import { isAtRoute, routes } from '#src/domain/shell/routes.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { HistoryPage } from './history-page.tsx'

// Fetched in parallel with its route (vite/screen-parts.ts).
const CheckHistoryPage = lazyPart('screen', () => import('./check-history-page.tsx'), 'CheckHistoryPage', {
  waiting: () => <Skeleton label={historyWords.checks.loading} shape="list" />,
})

export function HistoryScreen() {
  const [path] = useLocation()
  return isAtRoute(path, routes.searchResultsCheckHistory) ? <CheckHistoryPage /> : <HistoryPage />
}
