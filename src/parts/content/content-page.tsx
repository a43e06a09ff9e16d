import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { ContentFailure, SavedNotice } from './content-failure.tsx'
import { PageMeta } from './page-meta.tsx'
import type { UseContent } from './use-content.ts'

interface ContentPageProps<T> {
  content: UseContent<T | null>
  path: string
  back: ReactNode
  words: {
    /** The title while the content is loading or could not be loaded. */
    page: string
    loading: string
    failed: string
    missing: string
    missingTitle: string
    missingText: string
  }
  children: (value: T) => ReactNode
}

/** A page about one document of the content service; the document may not exist. */
export function ContentPage<T>({ content, path, back, words, children }: ContentPageProps<T>) {
  const { view, retry } = content
  if (view.kind === 'shown' && view.value)
    return (
      <>
        {back}
        <SavedNotice savedAt={view.savedAt} />
        {children(view.value)}
      </>
    )
  const title = view.kind === 'shown' ? words.missing : words.page
  return (
    <>
      <PageMeta title={`${title} · Keytrail`} description={words.missingText} path={path} hidden />
      {view.kind === 'loading' && <Spinner label={words.loading} />}
      {view.kind === 'failed' && (
        <>
          {back}
          <ContentFailure title={words.failed} offline={view.offline} onRetry={retry} />
        </>
      )}
      {view.kind === 'shown' && (
        <EmptyState page title={words.missingTitle} action={back}>
          {words.missingText}
        </EmptyState>
      )}
    </>
  )
}
