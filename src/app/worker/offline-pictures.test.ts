import { beforeEach, expect, test, vi } from 'vitest'
import { emptyPicture } from '#src/lib/empty-picture.ts'

const site = 'https://keytrail.example'

interface Asked {
  url: URL
  sameOrigin: boolean
  request: Request
}
type Handle = (asked: Asked & { event: Event }) => Promise<Response>
interface Route {
  match(asked: Asked): unknown
  handler: Handle | { handle: Handle }
}

const routes = vi.hoisted((): Route[] => [])
vi.mock('workbox-routing', () => ({
  registerRoute: (match: Route['match'], handler: Route['handler']) => routes.push({ match, handler }),
}))

class WorkerEvent extends Event {
  waitUntil(): void {}
}

/** Undefined if no route matches, so that the browser requests the picture itself. */
async function responseFor(address: string): Promise<string | undefined> {
  const url = new URL(address, site)
  const request = Object.defineProperty(new Request(url), 'destination', { value: 'image' })
  const asked = { url, sameOrigin: url.origin === site, request }
  const handler = routes.find(({ match }) => match(asked))?.handler
  const handle = typeof handler === 'object' ? handler.handle.bind(handler) : handler
  const response = await handle?.({ ...asked, event: new WorkerEvent('fetch') })
  return response?.text()
}

const screenshot = '/screenshots/dashboard-960.webp'
const photo = '/images/keytrail/production/abc123-400x400.webp'
const cover = 'https://p16.tiktokcdn.example/cover.jpeg'

const nothing = async () => undefined
const caches = { match: nothing, open: async () => ({ match: nothing, put: nothing, keys: async () => [] }) }

beforeEach(async () => {
  routes.length = 0
  vi.resetModules()
  const globals = { self: globalThis, location: new URL(site), caches, __WB_DISABLE_DEV_LOGS: true }
  const events = { ExtendableEvent: WorkerEvent, FetchEvent: WorkerEvent }
  // These globals stay after the test, because workbox still stores a picture then.
  Object.assign(globalThis, globals, events)
  await import('./content-cache.ts')
  const { standInForPictures } = await import('./offline-pictures.ts')
  standInForPictures()
})

/** `onLine` may be true, because a worker does not always know that it is offline. */
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
])('offline, %s is an empty picture, even if navigator.onLine is %s', async (address, onLine) => {
  breakNetwork(onLine)
  expect(await responseFor(address)).toBe(await emptyPicture().text())
})

test('the page itself requests a picture of another origin, which its policy allows and the worker’s does not', async () => {
  breakNetwork(true)
  expect(await responseFor(cover)).toBeUndefined()
})

test('online a picture is the server’s response, even an error', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  expect(await responseFor(screenshot)).toBe('gone')
  expect(await responseFor(photo)).toBe('gone')
})
