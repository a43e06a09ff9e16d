import { expect, test, vi } from 'vitest'
import { fileRevision } from '#src/lib/hash.ts'
import { askWorker, fakeCache, startWorker } from '#tests/support/device/worker-routes.ts'

vi.mock('workbox-routing', async () => ({
  ...(await import('#tests/support/device/worker-routes.ts')),
  NavigationRoute: class {},
}))

// Imported dynamically, because the type checker would need the types of a worker to read precache.ts.
const { keepOwnFiles } = await vi.importActual<{
  keepOwnFiles(worker: EventTarget, manifest: readonly object[]): void
}>('./precache.ts')

const script = 'export const answer = 42'
const manifest = [
  { url: 'shell.html', revision: 'abcd' },
  { url: 'assets/app-1234abcd.js', revision: await fileRevision(new TextEncoder().encode(script)) },
]
const typed = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } })
const portal = () => typed('<h1>Sign in to the WiFi</h1>', 'text/html')
const built = (path: string) =>
  path.endsWith('.js') ? typed(script, 'text/javascript') : typed('<h1>Keytrail</h1><!--abcd-->', 'text/html')

test('no page of a captive portal is stored as a file of the app, and later all files are', async () => {
  const stored = new Map<string, Response>()
  startWorker({ open: async () => fakeCache(stored) })
  let respond: (path: string) => Response = portal
  vi.stubGlobal('fetch', async (path: string) => respond(path))
  const worker = Object.assign(new EventTarget(), { registration: { active: null } })
  keepOwnFiles(worker, manifest)
  const fire = async (type: 'install' | 'message') => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>()
    worker.dispatchEvent(Object.assign(new Event(type), { data: { type: 'FILL' }, ports: [], waitUntil }))
    await waitUntil.mock.calls[0]?.[0]
  }

  await expect(fire('install')).rejects.toThrow('is not as built')
  expect(await askWorker('/assets/app-1234abcd.js')).toBe(await portal().text())
  await fire('message')
  expect([...stored.keys()]).toEqual([])

  respond = built
  await fire('install')
  expect([...stored.keys()].map((key) => new URL(key).pathname)).toEqual(['/shell.html'])
  expect(await askWorker('/assets/app-1234abcd.js')).toBe(script)
  stored.delete([...stored.keys()][0] ?? '')
  await fire('message')
  expect([...stored.keys()].map((key) => new URL(key).pathname).sort()).toEqual([
    '/assets/app-1234abcd.js',
    '/shell.html',
  ])
})
