// The service worker's part in the app's own files: all of them are kept, and come from here with or without a network.
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { serverPaths } from '#src/domain/shell/server-paths.ts'
import { locales } from '#src/lib/locale.ts'
import { runPool } from '#src/lib/run-pool.ts'

type Manifest = ServiceWorkerGlobalScope['__WB_MANIFEST']

const shell = '/shell.html'
// A browser has six connections to a host: two are left to the page.
const atATime = 4

// A language's sentences: kept where somebody reads it, and nowhere else.
const languageFile = new RegExp(`/assets/(${locales.join('|')})-[^/]+\\.js$`)
const languageOf = (path: string) => languageFile.exec(path)?.[1] ?? null

const pathOf = (entry: Manifest[number]) =>
  new URL(typeof entry === 'string' ? entry : entry.url, location.href).pathname

/**
 * Keeps the files of the manifest and answers with them, every page of the app by its shell. The manifest is in the
 * order of use: of a first visit, the worker answers as soon as it has all up to the shell.
 */
export function keepOwnFiles(worker: ServiceWorkerGlobalScope, manifest: Manifest): void {
  const controller = new PrecacheController()
  controller.addToCacheList([...manifest])
  cleanupOutdatedCaches()
  registerRoute(new PrecacheRoute(controller))
  registerRoute(new NavigationRoute(controller.createHandlerBoundToURL(shell), { denylist: [serverPaths] }))
  const first = manifest.slice(0, manifest.findIndex((entry) => pathOf(entry) === shell) + 1)
  worker.addEventListener('install', (event) => {
    // The build that is there goes on until the new one is whole.
    const update = async () => install(event, controller, await inKeptLanguages(controller, manifest))
    event.waitUntil(worker.registration.active ? update() : install(event, controller, first))
  })
  worker.addEventListener('activate', (event) => void controller.activate(event))
  // One after another: side by side they would fetch the same files, over more connections than are theirs.
  let filled = Promise.resolve()
  worker.addEventListener('message', (event) => {
    if (event.data?.type !== 'FILL') return
    filled = filled.catch(() => undefined).then(() => fill(worker, controller, event.data.locale))
    event.waitUntil(filled.then(() => event.ports[0]?.postMessage('filled')))
  })
}

/** Keeps these files, side by side: one after another, each would wait a line's latency for the one before. */
async function install(
  event: ExtendableEvent,
  controller: PrecacheController,
  files: Manifest,
): Promise<void> {
  await runPool(files, atATime, async (entry) => {
    const url = pathOf(entry)
    const cacheKey = controller.getCacheKeyForURL(url)
    // What carries a revision may be older in the browser's own cache.
    const cache = typeof entry === 'string' || entry.revision === null ? 'default' : 'reload'
    const request = new Request(url, { cache, credentials: 'same-origin' })
    await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }))
  })
}

/** The files of the manifest but for the sentences of languages that the build before was not read in. */
async function inKeptLanguages(controller: PrecacheController, manifest: Manifest): Promise<Manifest> {
  const cache = await caches.open(controller.strategy.cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => languageOf(new URL(url).pathname)))
  return manifest.filter((entry) => {
    const language = languageOf(pathOf(entry))
    return language === null || kept.has(language)
  })
}

/** Fetches what is not kept: what comes after a first visit, and what somebody has cleared who left the worker. */
async function fill(
  worker: ServiceWorkerGlobalScope,
  controller: PrecacheController,
  locale: string,
): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...controller.getURLsToCacheKeys()].filter(([url, key]) => {
    const language = languageOf(new URL(url).pathname)
    return !kept.has(key) && (language === null || language === locale)
  })
  if (missing.length === 0) return
  // What the server has may be of a newer build, whose own worker then brings it whole.
  await worker.registration.update().catch(() => undefined)
  if (worker.registration.installing || worker.registration.waiting) return
  await runPool(missing, atATime, async ([url, key]) => {
    const cacheMode = url === key ? 'default' : 'no-cache'
    const response = await fetch(url, { cache: cacheMode, credentials: 'same-origin' }).catch(() => null)
    if (response?.ok) await cache.put(key, unredirected(response))
  })
}

/** A page may not be answered with a response that was redirected. */
function unredirected(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response
}
