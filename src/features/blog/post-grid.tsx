import { Link } from 'wouter'
import type { ListedPost } from '#src/domain/content/post.ts'
import { PostCard } from '#src/parts/content/post-card.tsx'

const tagsOnCard = 3
const firstSeen = 3

export function PostGrid({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post._id}>
          <PostCard post={post} Link={Link} tags={tagsOnCard} first={index < firstSeen} />
        </li>
      ))}
    </ul>
  )
}
