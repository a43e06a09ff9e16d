import { Link } from 'wouter'
import type { AuthorWithArticles } from '#src/domain/content/post.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { SocialLinks } from '#src/features/authors/social-links.tsx'
import { counted } from '#src/lib/format.ts'
import { content } from '#src/parts/content/actions.ts'
import { ContentBody } from '#src/parts/content/content-body.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { messages } from '#src/words/home/messages.ts'
import { AuthorPhoto } from './author-photo.tsx'

const recentArticles = 3

function AuthorCard({ author, first }: { author: AuthorWithArticles; first: boolean }) {
  const { name, slug, image, bio, socialLinks, articles, articleCount } = author
  const page = links.author(slug)
  return (
    <article className="flex flex-col">
      <AuthorPhoto
        image={image}
        size="authorCard"
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 12rem"
        first={first}
        className="aspect-square w-full max-sm:max-w-48"
      />
      <h2 className="mt-4 text-20">
        <Link href={page} className="inline-flex target items-center hover:underline dense:min-h-0">
          {name}
        </Link>
      </h2>
      <div className="mt-2 text-14 text-quiet">
        <RichText text={bio} />
      </div>
      <div className="mt-3">
        <SocialLinks links={socialLinks} label={`${name} elsewhere`} />
      </div>
      <div className="mt-4 border-line border-t pt-4">
        <p className="font-medium text-14">{counted(articleCount, 'article')}</p>
        <ul className="mt-1 text-14">
          {articles.slice(0, recentArticles).map((article) => (
            <li key={article._id}>
              <Link
                href={links.post(article.slug)}
                className="inline-flex target items-center text-accent hover:underline"
              >
                {article.title}
              </Link>
            </li>
          ))}
        </ul>
        {articleCount > recentArticles && (
          <Link
            href={page}
            className="inline-flex target items-center font-medium text-14 text-accent hover:underline"
          >
            View all articles →
          </Link>
        )}
      </div>
    </article>
  )
}

export function AuthorsPage() {
  const authors = useContent(preloaded('authors'), async (signal) => {
    const { authorsRead, readCopies } = await content.fetch()
    return readCopies(authorsRead(), signal)
  })
  return (
    <>
      <PageMeta
        title="Our Authors · Keytrail"
        description="The editorial desks behind Keytrail's blog, who write about search, measurement and the product."
        path={routes.authors}
      />
      <PageHeader title="Our Authors" lead="The desks behind the blog, and what each one writes about." />
      <ContentBody
        content={authors}
        loading={<Spinner label="Loading authors..." />}
        failed={messages.authorsLoadFailed}
      >
        {(found) => (
          <>
            {found.length === 0 && <EmptyState title={messages.noAuthors} />}
            <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {found.map((author, index) => (
                <li key={author._id}>
                  <AuthorCard author={author} first={index === 0} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ContentBody>
    </>
  )
}
