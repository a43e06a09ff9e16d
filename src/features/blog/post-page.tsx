import { Link, useParams } from 'wouter'
import { formatLongDate, modifiedLater } from '#src/domain/content/dates.ts'
import type { ListedPost, Post, PostWithRelated } from '#src/domain/content/post.ts'
import { articleData, postQuestionsData } from '#src/domain/content/structured-data.ts'
import { readingMinutes } from '#src/domain/content/text-of.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { content } from '#src/parts/content/actions.ts'
import { ContentPage } from '#src/parts/content/content-page.tsx'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'
import { Picture } from '#src/parts/content/picture.tsx'
import { pictureUrl } from '#src/parts/content/picture-url.ts'
import { PostCard } from '#src/parts/content/post-card.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { TagChips } from '#src/parts/content/tag-chips.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { messages } from '#src/words/home/messages.ts'

function PostHeader({ post }: { post: Post }) {
  const modified = modifiedLater(post.publishedAt, post.lastModifiedAt)
  return (
    <header>
      {post.featuredImage && (
        <Picture
          image={post.featuredImage}
          size="hero"
          sizes="(min-width: 54rem) 50rem, 100vw"
          first
          className="aspect-[2/1] w-full rounded-md"
        />
      )}
      {post.eyebrow && <p className="mt-8 font-medium text-14 text-quiet">{post.eyebrow}</p>}
      <h1 className="mt-2 text-31 sm:text-39">{post.title}</h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
        {post.author && (
          <Link
            href={links.author(post.author.slug)}
            className="inline-flex target items-center gap-3 font-medium hover:underline"
          >
            {post.author.image && (
              <Picture
                image={post.author.image}
                size="avatar"
                first
                decorative
                className="size-8 rounded-full"
              />
            )}
            {post.author.name}
          </Link>
        )}
        <Badge tone={post.postType === 'news' ? 'accent' : 'neutral'}>
          {post.postType === 'news' ? 'News' : 'Blog'}
        </Badge>
        <span className="text-quiet">{readingMinutes(post.content)} min read</span>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-14 text-quiet">
        {post.publishedAt && <DateLine term="Date published" time={post.publishedAt} />}
        {modified && <DateLine term="Last modified" time={modified} />}
      </dl>
      <div className="mt-4">
        <TagChips tags={post.tags} />
      </div>
    </header>
  )
}

function DateLine({ term, time }: { term: string; time: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{term}:</dt>
      <dd>
        <time dateTime={time}>{formatLongDate(time)}</time>
      </dd>
    </div>
  )
}

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
            <PostCard post={post} place="related" />
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
  const post = useContent(preloaded(`post:${slug}`), async (signal) => {
    const { postRead, readCopies } = await content.fetch()
    return readCopies(postRead(slug), signal)
  })
  return (
    <div className="mx-auto max-w-[50rem]">
      <ContentPage content={post} path={links.post(slug)} list={routes.blog} words={messages.post}>
        {(found) => <PostInFull {...found} />}
      </ContentPage>
    </div>
  )
}
