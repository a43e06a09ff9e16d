import type { ReactNode } from 'react'
import { formatLongDate } from '#src/domain/content/dates.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import type { useContent } from './use-content.ts'

interface ContentBodyProps<T> {
  content: ReturnType<typeof useContent<T>>
  loading: ReactNode
  /** The title if the content could not be loaded. */
  failed: string
  children: (value: T) => ReactNode
}

/**
 * Shows content from the content service, with the date if it is a saved copy, or explains why it could not
 * be loaded. `children` receives null if the document does not exist.
 */
export function ContentBody<T>({ content: { view, retry }, loading, failed, children }: ContentBodyProps<T>) {
  if (view.kind === 'loading') return loading
  if (view.kind === 'failed')
    return (
      <ErrorState title={failed} onRetry={retry}>
        {view.offline
          ? 'You are offline, and there is no saved copy of this page on this device. After a visit to the blog, the newest ten posts and those you opened are saved.'
          : 'The content service is not answering right now. Anything saved on this device stays readable.'}
      </ErrorState>
    )
  return (
    <>
      {view.savedAt !== null && view.value !== null && (
        <div role="status" className="mb-6 text-14 print:hidden">
          <Notice tone="info">
            Saved copy from <time dateTime={view.savedAt}>{formatLongDate(view.savedAt)}</time>
          </Notice>
        </div>
      )}
      {children(view.value)}
    </>
  )
}
