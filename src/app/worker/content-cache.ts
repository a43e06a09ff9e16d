// The service worker's part in the blog: answers of the content service, and its pictures, without a network.
import { registerRoute } from 'workbox-routing'
import { type KeepLimit, surplus } from '#src/domain/content/kept-copies.ts'
import {
  isContentQuery,
  isPicture,
  savedAtHeader,
  savedPictures,
  savedQueries,
} from '#src/domain/content/saved-copy.ts'
import { emptyPicture } from '#src/lib/empty-picture.ts'

const maxQueries: KeepLimit = { entries: 150, bytes: 10_000_000 }
const maxPictures: KeepLimit = { entries: 250, bytes: 30_000_000 }

// By address, of what this worker has looked at: to measure a copy it has to be opened.
const sizes = new Map<string, number>()

async function sizeOf(cache: Cache, { url }: Request): Promise<number> {
  const known = sizes.get(url)
  if (known !== undefined) return known
  const size = (await (await cache.match(url, { ignoreVary: true }))?.blob())?.size ?? 0
  sizes.set(url, size)
  return size
}

/** Puts a copy into a cache, as its newest; the oldest make room. Full storage is no reason to fail. */
async function save(name: string, request: Request, response: Response, most: KeepLimit): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.put(request.url, response)
    sizes.delete(request.url)
    const requests = await cache.keys()
    const going = surplus(await Promise.all(requests.map((kept) => sizeOf(cache, kept))), most)
    for (const oldest of requests.slice(0, going)) await cache.delete(oldest)
  } catch {
    // The answer is shown all the same.
  }
}

async function saved(name: string, url: string, ignoreSearch = false): Promise<Response | undefined> {
  const cache = await caches.open(name)
  return cache.match(url, { ignoreSearch, ignoreVary: true })
}

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { headers })
}

/** Whether anybody may have the answer: only such a one is kept. */
function isPublic(request: Request): boolean {
  return request.method === 'GET' && !request.headers.has('authorization')
}

/**
 * A saved answer comes first and carries its date, by which the page knows that it must ask again (`reload`). An
 * answer without a date is the service's own word.
 */
registerRoute(
  ({ url, request }) => isContentQuery(url) && isPublic(request),
  async ({ request, event }) => {
    const copy = request.cache === 'reload' ? undefined : await saved(savedQueries, request.url)
    if (copy) return copy
    const response = await fetch(request)
    if (response.status === 200)
      event.waitUntil(stamped(response.clone()).then((kept) => save(savedQueries, request, kept, maxQueries)))
    return response
  },
)

/** A picture never changes under its name. Without a network another size of it is better than none. */
registerRoute(
  ({ url, request }) => isPicture(url) && isPublic(request),
  async ({ request, event }) => {
    const copy = await saved(savedPictures, request.url)
    if (copy) return copy
    try {
      const response = await fetch(request)
      if (response.status === 200)
        event.waitUntil(save(savedPictures, request, response.clone(), maxPictures))
      return response
    } catch {
      return (await saved(savedPictures, request.url, true)) ?? emptyPicture()
    }
  },
)
