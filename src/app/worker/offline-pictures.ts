// The service worker's handling of pictures that it does not store.
import { registerRoute } from 'workbox-routing'
import { emptyPicture } from '#src/lib/empty-picture.ts'
import { isOffline } from '#src/lib/network.ts'

/**
 * Responds for pictures offline, where each would log an error in the browser's console. Registered after all other
 * routes, so that stored pictures have priority. While the worker believes it is online, the page requests pictures of
 * other origins itself: its policy allows more than the worker's. A worker does not always know that it is offline, so
 * it requests the app's own pictures in any case.
 */
export function standInForPictures(): void {
  registerRoute(
    ({ request, sameOrigin }) => request.destination === 'image' && (sameOrigin || isOffline()),
    ({ request }) => {
      // The browser's HTTP cache may contain it.
      const kept = () => fetch(request, { cache: 'force-cache' }).catch(emptyPicture)
      return isOffline() ? kept() : fetch(request).catch(kept)
    },
  )
}
