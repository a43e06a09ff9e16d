// The service worker's part in pictures of other origins, which it does not keep.
import { registerRoute } from 'workbox-routing'
import { emptyPicture } from '#src/lib/empty-picture.ts'
import { isOffline } from '#src/lib/network.ts'

/**
 * Answers for pictures without a network, where each would be an error in the browser's console. Comes after all other
 * routes: what is kept is shown.
 */
export function standInForPictures(): void {
  registerRoute(
    ({ request }) => request.destination === 'image' && isOffline(),
    // The browser's own cache may have it.
    ({ request }) => fetch(request, { cache: 'force-cache' }).catch(emptyPicture),
  )
}
