// Makes the blog readable offline by storing the content service's responses and pictures. Does not use
// workbox-expiration, which counts only copies that it stored itself: the page stores some too
// (src/remote/content/saved-content.ts).
import { registerRoute } from 'workbox-routing'
import { CacheFirst, type StrategyOptions } from 'workbox-strategies'
import {
  isContentQuery,
  isFromService,
  isPicture,
  savedPictures,
  savedQueries,
  withSavedAt,
} from '#src/domain/content/saved-copy.ts'
import { emptyPicture } from '#src/lib/empty-picture.ts'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

function copies(cacheName: string, max: number, plugin: Plugin): CacheFirst {
  const removeOldest: Plugin = {
    cacheDidUpdate: async () => {
      const cache = await caches.open(cacheName)
      for (const oldest of (await cache.keys()).slice(0, -max)) await cache.delete(oldest)
    },
  }
  return new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [plugin, removeOldest] })
}

/** Whether the response is the same for everyone and may be stored. */
function isPublic(request: Request): boolean {
  return request.method === 'GET' && !request.headers.has('authorization')
}

/** Each copy is dated, so that the page can decide whether to request the content again (`reload`). */
registerRoute(
  ({ url, request }) => isContentQuery(url) && isPublic(request),
  copies(savedQueries, 150, {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      request.cache === 'reload' ? null : cachedResponse,
    cacheWillUpdate: async ({ request, response }) =>
      (await isFromService(new URL(request.url), response)) ? withSavedAt(response, new Date()) : null,
  }),
)

/** The picture at a URL never changes, so the cache is used first. If a request fails, any size will do. */
registerRoute(
  ({ url, request }) => isPicture(url) && isPublic(request),
  copies(savedPictures, 250, {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && (await isFromService(new URL(request.url), cachedResponse)) ? cachedResponse : null,
    cacheWillUpdate: async ({ request, response }) =>
      (await isFromService(new URL(request.url), response)) ? response : null,
    handlerDidError: async ({ request }) => {
      const cache = await caches.open(savedPictures)
      return (await cache.match(request.url, { ignoreSearch: true, ignoreVary: true })) ?? emptyPicture()
    },
  }),
)
