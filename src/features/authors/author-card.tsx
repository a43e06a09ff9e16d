import { Link } from 'wouter'
import type { AuthorWithArticles } from '#src/domain/content/post.ts'
import { links } from '#src/domain/shell/routes.ts'
import { SocialLinks } from '#src/features/authors/social-links.tsx'
import { counted } from '#src/lib/format.ts'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { AuthorPhoto } from './author-photo.tsx'

const recentArticles = 3

interface AuthorCardProps {
  author: AuthorWithArticles
  first: boolean
}

export function AuthorCard({ author, first }: AuthorCardProps) {
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
