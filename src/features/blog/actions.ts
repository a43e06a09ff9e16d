import { pageCount, postsPerPage } from '#src/domain/content/pages.ts'
import type { PostsPage, PostWithRelated } from '#src/domain/content/post.ts'
import { matches, type PostSearch } from '#src/domain/content/post-search.ts'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { picturesIn } from '#src/domain/content/text-of.ts'
import { quietMoment } from '#src/lib/idle.ts'
import { pictureUrl } from '#src/parts/content/picture-url.ts'
import { foundPostsRead, postsRead, readCopies } from '#src/remote/content/content.ts'
import { keep, keepPost, keepPosts, readSavedPosts } from '#src/remote/content/saved-content.ts'

/** `page` is one-based. */
export function loadPosts(
  search: PostSearch | null,
  page: number,
  signal: AbortSignal,
): AsyncIterable<Copy<PostsPage>> {
  return search ? findPosts(search, page, signal) : readCopies(postsRead(page - 1), signal)
}

/** Searches the content service or, if that fails, the posts stored on this device. */
async function* findPosts(search: PostSearch, page: number, signal: AbortSignal) {
  try {
    yield* readCopies(foundPostsRead(search, page - 1), signal)
  } catch (error) {
    if (signal.aborted || !('caches' in globalThis)) throw error
    const { posts, savedAt } = await readSavedPosts()
    if (posts.length === 0) throw error
    const found = posts.filter((post) => matches(post, search))
    const from = (Math.min(page, pageCount(found.length)) - 1) * postsPerPage
    yield { value: { posts: found.slice(from, from + postsPerPage), total: found.length }, savedAt }
  }
}

let keeping = false

/** Stores the newest posts and their pictures for offline reading once the browser is idle. */
export async function keepNewestPosts(): Promise<void> {
  if (keeping || !('caches' in globalThis)) return
  keeping = true
  if (!(await quietMoment())) return
  for (const { slug } of await keepPosts()) {
    const kept = await keepPost(slug)
    for (const address of kept ? listPictures(kept) : []) await keep(address)
  }
}

/** Lists each picture of a post in one size. Offline, the service worker serves that size for all others. */
function listPictures({ post, related }: PostWithRelated): string[] {
  const inline = [post.content, ...post.faq.map(({ answer }) => answer)].flatMap(picturesIn)
  return [
    ...(post.featuredImage ? [pictureUrl(post.featuredImage, 'card')] : []),
    ...(post.author?.image ? [pictureUrl(post.author.image, 'avatar', 2)] : []),
    ...inline.map((image) => pictureUrl(image, 'inline')),
    ...related.flatMap(({ featuredImage }) => (featuredImage ? [pictureUrl(featuredImage, 'related')] : [])),
  ]
}
