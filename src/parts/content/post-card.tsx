import { Link } from 'wouter'
import { formatLongDate } from '#src/domain/content/dates.ts'
import type { ListedPost } from '#src/domain/content/post.ts'
import { links } from '#src/domain/shell/routes.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Picture } from './picture.tsx'
import { TagChips } from './tag-chips.tsx'

/** `tags` is the maximum number of tags to show. */
const looks = {
  blog: { Heading: 'h2', size: 'card', tags: 3 },
  author: { Heading: 'h3', size: 'card', tags: 2 },
  related: { Heading: 'h3', size: 'related', tags: 0 },
} as const

interface PostCardProps {
  post: ListedPost
  place: keyof typeof looks
  /** Whether the card is visible without scrolling. */
  first?: boolean
}

export function PostCard({ post, place, first }: PostCardProps) {
  const { Heading, size, tags } = looks[place]
  const author = place === 'author' ? null : post.author
  return (
    <article className="group relative flex flex-col">
      {post.featuredImage ? (
        <Picture
          image={post.featuredImage}
          size={size}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          first={first}
          className="aspect-video w-full rounded-md"
        />
      ) : (
        <div className="aspect-video w-full rounded-md bg-wash" />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-quiet">
        <Badge tone={post.postType === 'news' ? 'accent' : 'neutral'}>
          {post.postType === 'news' ? 'News' : 'Blog'}
        </Badge>
        {post.eyebrow}
      </div>
      <Heading className="mt-2 text-20">
        {/* Makes the whole card a link; the other links are stacked above it. */}
        <Link
          href={links.post(post.slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4"
        >
          {post.title}
        </Link>
      </Heading>
      {post.excerpt && size === 'card' && <p className="mt-2 text-quiet">{post.excerpt}</p>}
      <p className="mt-3 flex flex-wrap gap-x-3 text-14 text-quiet">
        {author && (
          <Link
            href={links.author(author.slug)}
            className="reach text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
          >
            {author.name}
          </Link>
        )}
        {post.publishedAt && <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>}
      </p>
      {tags > 0 && (
        <div className="mt-6 dense:mt-3">
          <TagChips tags={post.tags} limit={tags} terse={place === 'author'} />
        </div>
      )}
    </article>
  )
}
