import { beforeEach, expect, test, vi } from 'vitest'
import { askWorker as ask, fakeCache, startWorker } from '#tests/support/device/worker-routes.ts'

vi.mock('workbox-routing', () => import('#tests/support/device/worker-routes.ts'))

const site = 'https://keytrail.example'
const query = `${site}/v2024-01-01/data/query/production?query=a`
const photo = `${site}/images/keytrail/production/abc123-400x400.webp`

let stored: Map<string, Response>
let respond: () => Response

beforeEach(async () => {
  stored = new Map()
  const cache = fakeCache(stored)
  startWorker({ open: async () => cache, match: cache.match })
  vi.stubGlobal('fetch', async () => respond())
  await import('./content-cache.ts')
  vi.resetModules()
})

const typed = (body: string, type: string) => () => new Response(body, { headers: { 'content-type': type } })
const result = typed('{"result":7}', 'application/json')
const picture = typed('a picture', 'image/webp')
const foreign = typed('<h1>Sign in to the WiFi</h1>', 'text/html')

test.each([
  ['a page instead of a result', query, foreign],
  ['an error that is JSON', query, typed('{"error":"no"}', 'application/json')],
  ['a page instead of a picture', photo, foreign],
  ['an empty picture', photo, typed('', 'image/webp')],
])('%s is not stored, and the next request goes to the network', async (_, address, wrong) => {
  respond = wrong
  await ask(address)
  const right = address === query ? result : picture
  respond = right
  for (let times = 0; times < 2; times += 1) {
    expect(await ask(address)).toBe(await right().text())
    respond = foreign
  }
})

test('a stored page is not served as a picture, and is replaced', async () => {
  stored.set(photo, foreign())
  respond = picture
  expect(await ask(photo)).toBe('a picture')
  expect(await stored.get(photo)?.text()).toBe('a picture')
})

test('a stored result is served, unless the page asks for a new one', async () => {
  respond = result
  await ask(query)
  respond = typed('{"result":8}', 'application/json')
  expect(await ask(query)).toBe('{"result":7}')
  expect(await ask(query, { cache: 'reload' })).toBe('{"result":8}')
  expect(await ask(query)).toBe('{"result":8}')
})
