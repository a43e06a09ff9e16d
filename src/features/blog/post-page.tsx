import { useParams } from 'wouter'
import type { ListedPost, Post, PostWithRelated } from '#src/domain/content/post.ts'
import { articleData, postQuestionsData } from '#src/domain/content/structured-data.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { content } from '#src/parts/content/actions.ts'
import { BackLink } from '#src/parts/content/back-link.tsx'
import { ContentPage } from '#src/parts/content/content-page.tsx'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'
import { pictureUrl } from '#src/parts/content/picture-url.ts'
import { PostCard } from '#src/parts/content/post-card.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { messages } from '#src/words/home/messages.ts'
import { PostHeader } from './post-header.tsx'

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

function PostInFull({ post, related }: PostWithRelated) {
  return (
    <>
      <PostMeta post={post} />
      <article>
        <PostHeader post={post} />
        <div className="mt-8 border-line border-t pt-8">
          <RichText text={post.content} />
        </div>
        <PostQuestions faq={post.faq} />
      </article>
      <RelatedPosts posts={related} />
    </>
  )
}

export function PostPage() {
  const { slug = '' } = useParams()
  const key = `post:${slug}` as const
  const post = useContent(key, preloaded(key), async (signal) =>
    (await content.fetch()).readPost(slug, signal),
  )
  const back = <BackLink href={routes.blog}>Back to Blog</BackLink>
  return (
    <div className="mx-auto max-w-[50rem]">
      <ContentPage content={post} path={links.post(slug)} back={back} words={messages.post}>
        {(found) => <PostInFull {...found} />}
      </ContentPage>
    </div>
  )
}
