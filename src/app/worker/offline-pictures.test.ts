import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPicture } from '#src/lib/empty-picture.ts'

interface Asked {
  url: URL
  sameOrigin: boolean
  request: Request
}
interface Route {
  match(asked: Asked): unknown
  handle(asked: Asked & { event: { waitUntil(work: unknown): void } }): Promise<Response>
}

const routes = vi.hoisted((): Route[] => [])
vi.mock('workbox-routing', () => ({
  registerRoute: (match: Route['match'], handle: Route['handle']) => routes.push({ match, handle }),
}))

/** A worker's answer for a picture, by its routes in their order; undefined where the browser asks by itself. */
async function answerFor(address: string): Promise<string | undefined> {
  const url = new URL(address, 'https://keytrail.example')
  const request = { url: url.href, destination: 'image', method: 'GET', headers: new Headers() } as Request
  const asked = { url, sameOrigin: url.origin === 'https://keytrail.example', request }
  const route = routes.find(({ match }) => match(asked))
  const answer = await route?.handle({ ...asked, event: { waitUntil: () => undefined } })
  return answer?.text()
}

const screenshot = '/screenshots/dashboard-960.webp'
const photo = '/images/keytrail/production/abc123-400x400.webp'
const cover = 'https://p16.tiktokcdn.example/cover.jpeg'

beforeEach(async () => {
  routes.length = 0
  vi.resetModules()
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  await import('./content-cache.ts')
  const { standInForPictures } = await import('./offline-pictures.ts')
  standInForPictures()
})
afterEach(() => vi.unstubAllGlobals())

/** A worker that lives on while the page is closed that told it of the network may think that there is one. */
function breakNetwork(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

test.each([
  [screenshot, true],
  [photo, true],
  [screenshot, false],
  [photo, false],
  [cover, false],
])('without a network %s is empty, where the worker thinks that online is %s', async (address, onLine) => {
  breakNetwork(onLine)
  expect(await answerFor(address)).toBe(await emptyPicture().text())
})

test('a picture of another origin is the page’s own to ask for: its policy allows what the worker’s does not', async () => {
  breakNetwork(true)
  expect(await answerFor(cover)).toBeUndefined()
})

test('with a network a picture is what the server says, also that there is none', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  expect(await answerFor(screenshot)).toBe('gone')
  expect(await answerFor(photo)).toBe('gone')
})
