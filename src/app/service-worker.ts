import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { serverPaths } from '#src/domain/server-paths.ts'
import './content-cache.ts'
import { listenForPushes } from './service-worker-push.ts'

declare const self: ServiceWorkerGlobalScope

// Only the app's own files and the blog's content are kept. Answers of the API are never cached here: their copy is
// the database.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { denylist: [serverPaths] }))

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

listenForPushes(self)
