import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { checkDetailWords } from '#src/words/history/check-detail.ts'

export function AbsentCheck() {
  return (
    <EmptyState
      title={checkDetailWords.absentTitle}
      action={
        <Link href={routes.searchResultsCheckHistory} className={buttonClass('secondary')}>
          {checkDetailWords.toChecks}
        </Link>
      }
    >
      {checkDetailWords.absent}
    </EmptyState>
  )
}
