/**
 * Returns those of the texts that the page contains or the site has stored. Does not search files, or cached
 * responses that are not text. Runs in a page of the site.
 */
export async function findRemembered(texts: string[]): Promise<string[]> {
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      const isText = /text|json|javascript/.test(response?.headers.get('content-type') ?? '')
      kept.push(request.url, [...request.headers], isText ? await response?.text() : null)
    }
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? '')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    kept.push(name)
    for (const store of database.objectStoreNames) {
      kept.push(
        await new Promise((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => resolve(all.result)
        }),
      )
    }
    database.close()
  }
  const all = JSON.stringify(kept) + document.documentElement.outerHTML
  return texts.filter((text) => all.includes(text))
}

/** Returns the texts found in the URLs and bodies of cached responses. Runs in a page of the site. */
export async function findCached(texts: string[]): Promise<string[]> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const responses = await Promise.all(stores.map((cache) => cache.matchAll(undefined, { ignoreVary: true })))
  const all = await Promise.all(
    responses.flat().map(async (response) => response.url + (await response.text())),
  )
  return texts.filter((text) => all.some((one) => one.includes(text)))
}

/** Lists the names of everything that the site stores, except cookies. Runs in a page of the site. */
export async function listStores() {
  return {
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await caches.keys()).map((name) => name.replace(location.href, '/')).sort(),
    files: await Array.fromAsync((await navigator.storage.getDirectory()).keys()),
  }
}
