import { routes } from '#src/domain/shell/routes.ts'
import { content } from '#src/parts/content/actions.ts'
import { ContentFailure, SavedNotice } from '#src/parts/content/content-failure.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { messages } from '#src/words/home/messages.ts'
import { AuthorCard } from './author-card.tsx'

export function AuthorsPage() {
  const { view, retry } = useContent('authors', preloaded('authors'), async (signal) =>
    (await content.fetch()).readAuthors(signal),
  )
  return (
    <>
      <PageMeta
        title="Our Authors · Keytrail"
        description="The editorial desks behind Keytrail's blog, who write about search, measurement and the product."
        path={routes.authors}
        image="/cards/keytrail.png"
      />
      <PageHeader title="Our Authors" lead="The desks behind the blog, and what each one writes about." />
      {view.kind === 'loading' && <Spinner label="Loading authors..." />}
      {view.kind === 'failed' && (
        <ContentFailure title={messages.authorsLoadFailed} offline={view.offline} onRetry={retry} />
      )}
      {view.kind === 'shown' && (
        <>
          <SavedNotice savedAt={view.savedAt} />
          {view.value.length === 0 && <EmptyState title={messages.noAuthors} />}
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {view.value.map((author, index) => (
              <li key={author._id}>
                <AuthorCard author={author} first={index === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
