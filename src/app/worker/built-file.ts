// Stores only files of this build. A host's fallback page, a captive portal or a failing CDN may also respond
// with 200, and a stored file is not requested again.
import { fileRevision } from '#src/lib/hash.ts'

export interface BuiltFile {
  url: string
  revision: string
}

export function keyFor({ url, revision }: BuiltFile): string {
  const key = new URL(url, location.origin)
  key.searchParams.set('revision', revision)
  return key.href
}

/** The content type required for each extension. Files with other extensions may have any type but text. */
const types: Record<string, RegExp> = {
  html: /html/,
  js: /javascript/,
  css: /css/,
  svg: /svg/,
  png: /png/,
}
const notText = /^(?!text\/)/

export const isPage = (key: string) => new URL(key).pathname.endsWith('.html')

/** Consumes the response's body. */
async function isAsBuilt(key: string, response: Response): Promise<boolean> {
  const { pathname, searchParams } = new URL(key)
  const revision = searchParams.get('revision')
  const type = types[pathname.split('.').at(-1) ?? ''] ?? notText
  if (response.status !== 200 || !revision || !type.test(response.headers.get('content-type') ?? ''))
    return false
  try {
    // Hosts may modify pages, so a page is recognized by the mark at its end: the revision up to its hyphen.
    if (isPage(key)) return (await response.text()).includes(`<!--${revision.split('-')[0]}-->`)
    return (await fileRevision(await response.arrayBuffer())) === revision
  } catch {
    return false
  }
}

/** Returns undefined if the file is missing or modified; a modified file is deleted. */
export async function readFile(cache: Cache, key: string): Promise<Response | undefined> {
  const stored = await cache.match(key)
  if (!stored || (await isAsBuilt(key, stored.clone()))) return stored
  await cache.delete(key)
  return undefined
}

/**
 * Fetches a file; only hashed files may come from the HTTP cache. `isBuilt` says whether the response is the
 * file of this build.
 */
export async function fetchFile(key: string): Promise<{ response: Response; isBuilt: boolean }> {
  const { pathname } = new URL(key)
  const load = async (cache: RequestCache) => {
    const fetched = await fetch(pathname, { cache, credentials: 'same-origin' })
    // Browsers reject a redirected response to a navigation.
    const response = fetched.redirected ? new Response(fetched.body, fetched) : fetched
    return { response, isBuilt: await isAsBuilt(key, response.clone()) }
  }
  // The page has just loaded some of the hashed files, so the HTTP cache may have them.
  const cached = pathname.startsWith('/assets/') ? await load('default') : null
  return cached?.isBuilt ? cached : load('reload')
}

/** Stores the file unless it is already stored. Throws if the response is not the file of this build. */
export async function keepFile(cache: Cache, key: string): Promise<void> {
  if (await readFile(cache, key)) return
  const { response, isBuilt } = await fetchFile(key)
  if (!isBuilt) throw new Error(`${key} is not as built`)
  await cache.put(key, response)
}
