import { beforeEach, expect, test, vi } from 'vitest'
import { fileRevision } from '#src/lib/hash.ts'
import { fakeCache } from '#tests/support/device/worker-routes.ts'
import { fetchFile, keepFile, keyFor, readFile } from './built-file.ts'

const script = 'export const answer = 42'
const page = '<!doctype html><h1>Questions</h1>'
const pageRevision = await hashRevision(page)

const scriptKey = async () => keyFor({ url: 'assets/app-1234abcd.js', revision: await hashRevision(script) })
const pageKey = () => keyFor({ url: 'faq.html', revision: `${pageRevision}-values` })

function hashRevision(text: string): Promise<string> {
  return fileRevision(new TextEncoder().encode(text))
}

const javascript = { 'content-type': 'text/javascript; charset=utf-8' }
const html = { 'content-type': 'text/html' }
const builtAs = (type: string) => () => new Response(script, { headers: { 'content-type': type } })
const builtScript = () => new Response(script, { headers: javascript })
const builtPage = () => new Response(`${page}<!--${pageRevision}-->`, { headers: html })

let requested: RequestCache[]
let byCacheMode: { [mode in RequestCache]?: (() => Response) | undefined }

beforeEach(() => {
  requested = []
  vi.stubGlobal('location', new URL('https://keytrail.example'))
  vi.stubGlobal('fetch', async (_: string, { cache = 'default' }: RequestInit) => {
    requested.push(cache)
    const respond = byCacheMode[cache]
    if (!respond) throw new TypeError('Failed to fetch')
    return respond()
  })
})
const cacheWith = (key: string, stored?: Response) =>
  fakeCache(new Map(stored && [[key, stored]])) as unknown as Cache

const wrongScripts: [string, () => Response][] = [
  ['a page with 200', () => new Response('<h1>Sign in to the WiFi</h1>', { headers: html })],
  ['an empty file', () => new Response('', { headers: javascript })],
  ['a cut file', () => new Response(script.slice(0, 9), { headers: javascript })],
  ['another build’s file', () => new Response(`${script}1`, { headers: javascript })],
  ['the file with another type', () => new Response(script, { headers: { 'content-type': 'text/plain' } })],
  ['the file with an error', () => new Response(script, { headers: javascript, status: 503 })],
]
const wrongPages: [string, () => Response][] = [
  ['a foreign page', () => new Response('<h1>Sign in to the WiFi</h1>', { headers: html })],
  ['a cut page', () => new Response(page, { headers: html })],
  ['another build’s page', () => new Response(`${page}<!--otherbui-->`, { headers: html })],
]
const wrongFiles = [
  ...wrongScripts.map(([name, wrong]) => [name, scriptKey, wrong, builtScript] as const),
  ...wrongPages.map(([name, wrong]) => [name, async () => pageKey(), wrong, builtPage] as const),
]

test.each([
  ['assets/style.css', 'text/css; charset=utf-8'],
  ['assets/type.woff2', 'font/woff2'],
  ['icons/mark.svg', 'image/svg+xml'],
  ['manifest.webmanifest', 'application/manifest+json'],
])('%s is stored with the type that hosts give it', async (url, type) => {
  const key = keyFor({ url, revision: await hashRevision(script) })
  const cache = cacheWith(key)
  byCacheMode = { default: builtAs(type), reload: builtAs(type) }
  await keepFile(cache, key)
  expect(await cache.match(key)).toBeDefined()
})

test.each(wrongFiles)('%s is not stored', async (_, makeKey, wrong) => {
  const key = await makeKey()
  const cache = cacheWith(key)
  byCacheMode = { default: wrong, reload: wrong }
  await expect(keepFile(cache, key)).rejects.toThrow('is not as built')
  expect(await cache.match(key)).toBeUndefined()
})

test.each(wrongFiles)('replaces %s in the cache', async (_, makeKey, wrong, built) => {
  const key = await makeKey()
  expect(await readFile(cacheWith(key, wrong()), key)).toBeUndefined()
  const cache = cacheWith(key, wrong())
  byCacheMode = { default: built, reload: built }
  await keepFile(cache, key)
  expect(await (await cache.match(key))?.text()).toBe(await built().text())
})

test('a file in the HTTP cache is used, and requested past that cache if it is wrong', async () => {
  const key = await scriptKey()
  byCacheMode = { default: builtScript, reload: builtScript }
  expect((await fetchFile(key)).isBuilt).toBe(true)
  byCacheMode = { default: wrongScripts[0]?.[1], reload: builtScript }
  expect((await fetchFile(key)).isBuilt).toBe(true)
  expect(requested).toEqual(['default', 'default', 'reload'])
})

test('a page is always requested past the HTTP cache, and may contain what its host inserts', async () => {
  const inserted = `${page}<script src="https://host.example/count.js"></script><!--${pageRevision}-->`
  byCacheMode = { reload: () => new Response(inserted, { headers: html }) }
  expect((await fetchFile(pageKey())).isBuilt).toBe(true)
  expect(requested).toEqual(['reload'])
})

test('an unmodified stored file is not requested', async () => {
  const key = await scriptKey()
  await keepFile(cacheWith(key, builtScript()), key)
  expect(requested).toEqual([])
})
