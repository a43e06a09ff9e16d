import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Route } from '#src/domain/shell/routes.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { ContentBody } from './content-body.tsx'
import { PageMeta } from './page-meta.tsx'
import type { useContent } from './use-content.ts'

interface ContentPageProps<T> {
  content: ReturnType<typeof useContent<T | null>>
  path: string
  /** The list that the back link leads to. */
  list: Route
  words: {
    /** The title while the content is loading, or if it could not be loaded. */
    page: string
    loading: string
    failed: string
    missing: string
    missingTitle: string
    missingText: string
    back: string
  }
  children: (value: T) => ReactNode
}

/** A page about one document of the content service; the document may not exist. */
export function ContentPage<T>({ content, path, list, words, children }: ContentPageProps<T>) {
  const { view } = content
  const found = view.kind === 'shown' && view.value
  const title = view.kind === 'shown' ? words.missing : words.page
  const back = (
    <Link
      href={list}
      className="mb-4 inline-flex target items-center gap-2 text-14 text-accent hover:underline print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {words.back}
    </Link>
  )
  return (
    <>
      {!found && (
        <PageMeta title={`${title} · Keytrail`} description={words.missingText} path={path} hidden />
      )}
      {(found || view.kind === 'failed') && back}
      <ContentBody content={content} loading={<Spinner label={words.loading} />} failed={words.failed}>
        {(value) =>
          value ? (
            children(value)
          ) : (
            <EmptyState page title={words.missingTitle} action={back}>
              {words.missingText}
            </EmptyState>
          )
        }
      </ContentBody>
    </>
  )
}
