import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { ContentFailure, SavedNotice } from '#src/parts/content/content-failure.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { NotThere } from '#src/ui/layout/not-there.tsx'
import { partSource } from '#src/ui/loading/lazy-part.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { messages } from '#src/words/home/messages.ts'
import { PostHeader } from './post-header.tsx'
import { PostMeta } from './post-meta.tsx'
import { PostQuestions } from './post-questions.tsx'
import { RelatedPosts } from './related-posts.tsx'

const content = partSource(() => import('#src/remote/content/content.ts'))
void content.preload()

export function PostPage() {
  const { slug = '' } = useParams()
  const key = `post:${slug}` as const
  const { view, retry } = useContent(key, preloaded(key), async (signal) =>
    (await content.fetch()).readPost(slug, signal),
  )

  if (view.kind === 'shown' && view.value) {
    const { post, related } = view.value
    return (
      <div className="mx-auto max-w-[50rem]">
        <PostMeta post={post} />
        <BackToBlog />
        <SavedNotice savedAt={view.savedAt} />
        <article>
          <PostHeader post={post} />
          <div className="mt-8 border-line border-t pt-8">
            <RichText text={post.content} />
          </div>
          <PostQuestions faq={post.faq} />
        </article>
        <RelatedPosts posts={related} />
      </div>
    )
  }
  const title = view.kind === 'shown' ? messages.postNotFound : 'Blog'
  return (
    <div className="mx-auto max-w-[50rem]">
      <PageMeta
        title={`${title} · Keytrail`}
        description={messages.postNotFoundText}
        path={links.post(slug)}
        hidden
      />
      {view.kind === 'loading' && <Spinner label="Loading blog post..." />}
      {view.kind === 'failed' && (
        <>
          <BackToBlog />
          <ContentFailure title={messages.postLoadFailed} offline={view.offline} onRetry={retry} />
        </>
      )}
      {view.kind === 'shown' && (
        <NotThere title={messages.postNotFoundTitle} text={messages.postNotFoundText}>
          <BackToBlog />
        </NotThere>
      )}
    </div>
  )
}

function BackToBlog() {
  return (
    <Link
      href={routes.blog}
      className="mb-4 inline-flex target items-center gap-2 text-14 text-accent hover:underline print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      Back to Blog
    </Link>
  )
}
