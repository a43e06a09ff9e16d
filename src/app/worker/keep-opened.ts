import { isAtRoute, routes } from '#src/domain/shell/routes.ts'
import { keepPost } from '#src/remote/content/saved-content.ts'

/** Saves a post that was opened before the service worker was active. */
export async function keepOpened(path: string): Promise<void> {
  const slug = path.split('/')[2]
  if (slug && isAtRoute(path, routes.blogPost)) await keepPost(decodeURIComponent(slug))
}
