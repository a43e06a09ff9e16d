import { formatLongDate } from '#src/domain/content/dates.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'

interface ContentFailureProps {
  title: string
  offline: boolean
  onRetry(): void
}

export function ContentFailure({ title, offline, onRetry }: ContentFailureProps) {
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {offline
        ? 'You are offline, and there is no saved copy of this page on this device. After a visit to the blog, the newest ten posts and those you opened are saved.'
        : 'The content service is not answering right now. Anything saved on this device stays readable.'}
    </ErrorState>
  )
}

export function SavedNotice({ savedAt }: { savedAt: string | null }) {
  if (savedAt === null) return null
  return (
    <div role="status" className="mb-6 text-14 print:hidden">
      <Notice tone="info">
        Saved copy from <time dateTime={savedAt}>{formatLongDate(savedAt)}</time>
      </Notice>
    </div>
  )
}
