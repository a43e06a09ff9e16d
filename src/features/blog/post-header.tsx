import { Link } from 'wouter'
import { formatLongDate, modifiedLater } from '#src/domain/content/dates.ts'
import type { Post } from '#src/domain/content/post.ts'
import { readingMinutes } from '#src/domain/content/text-of.ts'
import { links } from '#src/domain/shell/routes.ts'
import { Picture } from '#src/parts/content/picture.tsx'
import { TagChips } from '#src/parts/content/tag-chips.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'

export function PostHeader({ post }: { post: Post }) {
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
