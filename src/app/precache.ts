// The service worker's part in the app's own files: all of them are kept, and come from here with or without a network.
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { serverPaths } from '#src/domain/server-paths.ts'
import { runPool } from '#src/lib/run-pool.ts'

type Manifest = ServiceWorkerGlobalScope['__WB_MANIFEST']

const atATime = 6

/** Keeps the files of the manifest and answers with them, every page of the app by its shell. */
export function keepOwnFiles(worker: ServiceWorkerGlobalScope, manifest: Manifest): void {
  const controller = new PrecacheController()
  controller.precache(manifest)
  cleanupOutdatedCaches()
  registerRoute(new PrecacheRoute(controller))
  registerRoute(
    new NavigationRoute(controller.createHandlerBoundToURL('/shell.html'), { denylist: [serverPaths] }),
  )
  worker.addEventListener('message', (event) => {
    if (event.data?.type === 'FILL') event.waitUntil(fill(worker, controller))
  })
}

/** Fetches what is not kept any more: somebody has cleared this site's data and left the worker. */
async function fill(worker: ServiceWorkerGlobalScope, controller: PrecacheController): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...controller.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key))
  if (missing.length === 0) return
  // What the server has may be of a newer build, whose own worker then brings it whole.
  await worker.registration.update().catch(() => undefined)
  if (worker.registration.installing || worker.registration.waiting) return
  await runPool(missing, atATime, async ([url, key]) => {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' }).catch(() => null)
    if (response?.ok) await cache.put(key, response)
  })
}
