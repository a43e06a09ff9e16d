import { beforeEach, expect, test, vi } from 'vitest'
import { emptyPicture } from '#src/lib/empty-picture.ts'
import { askWorker, fakeCache, startWorker } from '#tests/support/device/worker-routes.ts'

vi.mock('workbox-routing', () => import('#tests/support/device/worker-routes.ts'))

const responseFor = (address: string) => askWorker(address, { destination: 'image' })

const screenshot = '/screenshots/dashboard-960.webp'
const photo = '/images/keytrail/production/abc123-400x400.webp'
const cover = 'https://p16.tiktokcdn.example/cover.jpeg'

const cache = fakeCache(new Map())
const caches = { match: cache.match, open: async () => cache }

beforeEach(async () => {
  startWorker(caches)
  await import('./content-cache.ts')
  const { standInForPictures } = await import('./offline-pictures.ts')
  standInForPictures()
  vi.resetModules()
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
