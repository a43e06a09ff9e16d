import { Link } from 'wouter'
import type { ListedPost } from '#src/domain/content/post.ts'
import { PostCard } from '#src/parts/content/post-card.tsx'

export function RelatedPosts({ posts }: { posts: readonly ListedPost[] }) {
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
