import { registerRoute } from 'workbox-routing'
import { emptyPicture } from '#src/lib/empty-picture.ts'
import { isOffline } from '#src/lib/network.ts'

/**
 * Responds with an empty picture offline, because a failed request would log an error in the console. Must be
 * called after all other routes are registered, so that stored pictures take priority.
 */
export function standInForPictures(): void {
  registerRoute(
    // The worker always handles the app's own pictures, because it does not always know that it is offline.
    // Online, the page requests other pictures itself: the policy's `img-src` allows any HTTPS host, but the
    // worker's requests are subject to `connect-src`.
    ({ request, sameOrigin }) => request.destination === 'image' && (sameOrigin || isOffline()),
    ({ request }) => {
      // The browser's HTTP cache may contain the picture.
      const kept = () => fetch(request, { cache: 'force-cache' }).catch(emptyPicture)
      return isOffline() ? kept() : fetch(request).catch(kept)
    },
  )
}
