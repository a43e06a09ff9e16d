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

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function CardsLoading({ label }: { label: string }) {
  return (
    <div role="status">
      <p className="mb-6 animate-fade-late text-14 text-quiet">{label}</p>
      <div
        aria-hidden="true"
        className="grid animate-fade-late gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      >
        {places.map((place) => (
          <div key={place}>
            <div className="aspect-video rounded-md bg-wash" />
            <div className="mt-4 h-3 w-1/4 rounded-md bg-wash" />
            <div className="mt-3 h-4 w-11/12 rounded-md bg-wash" />
            <div className="mt-3 h-3 w-3/4 rounded-md bg-wash" />
          </div>
        ))}
      </div>
    </div>
  )
}
