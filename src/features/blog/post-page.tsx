import { useParams } from 'wouter'
import type { ListedPost, Post } from '#src/domain/content/post.ts'
import { articleData, postQuestionsData } from '#src/domain/content/structured-data.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { content } from '#src/parts/content/actions.ts'
import { BackLink } from '#src/parts/content/back-link.tsx'
import { ContentFailure, SavedNotice } from '#src/parts/content/content-failure.tsx'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'
import { pictureUrl } from '#src/parts/content/picture-url.ts'
import { PostCard } from '#src/parts/content/post-card.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { messages } from '#src/words/home/messages.ts'
import { PostHeader } from './post-header.tsx'

const back = <BackLink href={routes.blog}>Back to Blog</BackLink>

function PostMeta({ post }: { post: Post }) {
  const path = links.post(post.slug)
  const image = post.featuredImage ? wholeAddress(pictureUrl(post.featuredImage, 'share')) : null
  const article = articleData(post, {
    page: wholeAddress(path),
    author: post.author ? wholeAddress(links.author(post.author.slug)) : null,
    image,
    site: wholeAddress(routes.home).replace(/\/$/, ''),
  })
  const questions = postQuestionsData(post)
  return (
    <PageMeta
      title={post.seo.metaTitle ?? post.title}
      description={post.seo.metaDescription ?? post.excerpt ?? post.title}
      keywords={post.seo.keywords}
      path={path}
      image={image}
      type="article"
      publishedAt={post.publishedAt}
      modifiedAt={post.lastModifiedAt}
      data={questions ? [article, questions] : [article]}
    />
  )
}

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
            <PostCard post={post} tags={0} size="related" headingLevel={3} />
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
        {back}
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
          {back}
          <ContentFailure title={messages.postLoadFailed} offline={view.offline} onRetry={retry} />
        </>
      )}
      {view.kind === 'shown' && (
        <EmptyState page title={messages.postNotFoundTitle} action={back}>
          {messages.postNotFoundText}
        </EmptyState>
      )}
    </div>
  )
}
