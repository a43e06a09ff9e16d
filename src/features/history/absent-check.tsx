import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'

/** In the place of a check that has not been fetched, without a network. */
export function AbsentCheck() {
  return (
    <EmptyState
      title="This check is not on this device"
      action={
        <Link href={routes.searchResultsCheckHistory} className={buttonClass('secondary')}>
          Back to check history
        </Link>
      }
    >
      You are offline. It will open here when you are back online.
    </EmptyState>
  )
}
