// The service worker's part in pictures that it does not keep.
import { registerRoute } from 'workbox-routing'
import { emptyPicture } from '#src/lib/empty-picture.ts'
import { isOffline } from '#src/lib/network.ts'

/**
 * Answers for pictures without a network, where each would be an error in the browser's console. Comes after all other
 * routes: what is kept is shown. Those of other origins are left to the page as long as there is a network, whose policy
 * lets it ask more of them than a worker. A worker does not always know that there is none, so the app's own it always
 * asks for itself.
 */
export function standInForPictures(): void {
  registerRoute(
    ({ request, sameOrigin }) => request.destination === 'image' && (sameOrigin || isOffline()),
    ({ request }) => {
      // The browser's own cache may have it.
      const kept = () => fetch(request, { cache: 'force-cache' }).catch(emptyPicture)
      return isOffline() ? kept() : fetch(request).catch(kept)
    },
  )
}
