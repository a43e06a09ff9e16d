import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'wouter'
import type { ListedPost, Post } from '#src/domain/content/post.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { ContentFailure, SavedNotice } from '#src/parts/content/content-failure.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { PostCard } from '#src/parts/content/post-card.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { NotThere } from '#src/ui/layout/not-there.tsx'
import { partSource } from '#src/ui/loading/lazy-part.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { messages } from '#src/words/home/messages.ts'
import { PostHeader } from './post-header.tsx'
import { PostMeta } from './post-meta.tsx'

const content = partSource(() => import('#src/remote/content/content.ts'))
void content.preload()

function PostQuestions({ faq }: { faq: Post['faq'] }) {
  if (faq.length === 0) return null
  return (
    <section aria-labelledby="questions" className="mt-16 max-w-[65ch]">
      <h2 id="questions" className="text-25">
        Frequently Asked Questions
      </h2>
      <dl className="mt-4 border-line border-b">
        {faq.map(({ question, answer }) => (
          <div key={question} className="border-line border-t py-5">
            <dt className="font-display font-semibold text-20">{question}</dt>
            <dd className="mt-2">
              <RichText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RelatedPosts({ posts }: { posts: readonly ListedPost[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-16 border-line border-t pt-10 print:hidden">
      <h2 id="related" className="text-25">
        Related Posts
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} Link={Link} tags={0} size="related" headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

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
