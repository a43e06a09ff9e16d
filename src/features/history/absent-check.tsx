import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { historyWords } from '#src/words/history/history.ts'

export function AbsentCheck() {
  return (
    <EmptyState
      title={historyWords.absentTitle}
      action={
        <Link href={routes.searchResultsCheckHistory} className={buttonClass('secondary')}>
          {historyWords.toChecks}
        </Link>
      }
    >
      {historyWords.absent}
    </EmptyState>
  )
}
