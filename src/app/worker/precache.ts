import { NavigationRoute, registerRoute } from 'workbox-routing'
import { serverPaths } from '#src/domain/shell/return-path.ts'
import { runPool } from '#src/lib/groups.ts'
import { locales } from '#src/lib/locale.ts'
import { type BuiltFile, fetchFile, isPage, keepFile, keyFor, readFile } from './built-file.ts'

// Over HTTP/1.1, a browser opens six connections to a host. Two of them stay free for the page.
const atATime = 4

// A translation is stored only on a device that uses it.
const languageFile = new RegExp(`/assets/(${locales.join('|')})-[^/]+\\.js$`)
const readLanguage = (key: string) => languageFile.exec(new URL(key).pathname)?.[1]

const campaign = /^(utm_|fbclid$)/

/**
 * Serves this build's files, and the shell for the app's other pages. The manifest is in order of use: on a
 * first visit, the worker is installed once it has all files up to the shell.
 */
export function keepOwnFiles(worker: ServiceWorkerGlobalScope, manifest: readonly BuiltFile[]): void {
  const byPath = new Map(manifest.map((file) => [`/${file.url}`, keyFor(file)]))
  const keys = [...byPath.values()]
  const shell = byPath.get('/shell.html') ?? ''
  const openCache = () => caches.open('keytrail-precache')

  /**
   * Returns the key of the file at an address, such as faq.html at /faq; undefined if there is none, or if
   * the query has parameters other than a campaign's.
   */
  function keyAt({ pathname, searchParams }: URL): string | undefined {
    if (![...searchParams.keys()].every((name) => campaign.test(name))) return undefined
    return byPath.get(pathname) ?? byPath.get(pathname === '/' ? '/index.html' : `${pathname}.html`)
  }

  async function serve({ url, event }: { url: URL; event: ExtendableEvent }): Promise<Response> {
    const key = keyAt(url) ?? shell
    const cache = await openCache()
    // Pages are verified, because a page that is not the app's cannot report that. Scripts are not: the app
    // reports a broken one (src/lib/fetch-part.ts), and verifying all would delay a start by 0.1 s on a phone.
    const stored = await (isPage(key) ? readFile(cache, key) : cache.match(key))
    if (stored) return stored
    const { response, isBuilt } = await fetchFile(key)
    if (isBuilt) event.waitUntil(cache.put(key, response.clone()))
    return response
  }

  async function install(): Promise<void> {
    const cache = await openCache()
    const languages = new Set([undefined, ...(await cache.keys()).map(({ url }) => readLanguage(url))])
    // An update fetches all files before it takes over, except translations that this device has not stored.
    const wanted = worker.registration.active
      ? keys.filter((key) => languages.has(readLanguage(key)))
      : keys.slice(0, keys.indexOf(shell) + 1)
    await runPool(wanted, atATime, (key) => keepFile(cache, key))
  }

  async function removeOtherBuilds(): Promise<void> {
    const cache = await openCache()
    for (const { url } of await cache.keys()) if (!keys.includes(url)) await cache.delete(url)
  }

  /**
   * Stores the missing files; of the translations, only that of `locale`. If `check` is true, also verifies
   * the stored files and replaces broken ones.
   */
  async function fill(locale: string | undefined, check: boolean): Promise<void> {
    const cache = await openCache()
    const stored = new Set((await cache.keys()).map(({ url }) => url))
    const isWanted = (key: string) =>
      stored.has(key) ? check : [undefined, locale].includes(readLanguage(key))
    await runPool(keys.filter(isWanted), atATime, (key) => keepFile(cache, key).catch(() => undefined))
  }

  registerRoute(({ url, sameOrigin }) => sameOrigin && keyAt(url) !== undefined, serve)
  registerRoute(new NavigationRoute(serve, { denylist: [serverPaths] }))
  worker.addEventListener('install', (event) => event.waitUntil(install()))
  worker.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()))
  // Runs are sequential, because parallel ones would fetch the same files and use all connections.
  let filled = Promise.resolve()
  worker.addEventListener('message', (event) => {
    if (event.data?.type !== 'FILL') return
    filled = filled.catch(() => undefined).then(() => fill(event.data.locale, event.data.check === true))
    event.waitUntil(filled.then(() => event.ports[0]?.postMessage('filled')))
  })
}
