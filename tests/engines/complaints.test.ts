import { describe, expect, onTestFinished } from 'vitest'
import { serveLocally } from '../support/stack/local-server.ts'
import { makeDevice } from './driver/device.ts'
import { engines } from './driver/engines.ts'
import { test } from './driver/journey.ts'

/** The drivers report only those errors of a worker that are in its responses. */
const failures = {
  'a page throws': `throw new Error('planted')`,
  'no handler catches a rejection': `Promise.reject(new Error('planted'))`,
  'a script is missing': `import('/gone.js')`,
  'the worker rejects a script': `withWorker('/rejects.js', () => import('/assets/part.js'))`,
  'the worker rejects a response': `withWorker('/rejects.js', () => fetch('/assets/answer'))`,
  'the worker does not start': `navigator.serviceWorker.register('/broken.js')`,
}

const workers: Record<string, string> = {
  '/rejects.js': `addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('planted'))))`,
  '/broken.js': `throw new Error('planted')`,
}
const taken = `addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim()));`

const page = (
  script: string,
) => `<!doctype html><link rel="icon" href="data:,"><title>A failure</title><script type="module">
  async function withWorker(path, then) {
    await navigator.serviceWorker.register(path)
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20))
    await then()
  }
  ${script}
</script>`

async function serve(script: string): Promise<string> {
  const server = await serveLocally(({ url = '/' }, response) => {
    const worker = workers[url]
    const [type, text] =
      url === '/'
        ? ['text/html', page(script)]
        : worker
          ? ['text/javascript', taken + worker]
          : ['text/plain', '']
    response.writeHead(url === '/gone.js' ? 404 : 200, { 'content-type': type }).end(text)
  })
  onTestFinished(() => server.close())
  return `${server.url}/`
}

describe.for(engines())('in $name', (engine) => {
  test('reports every failure', async () => {
    const device = await makeDevice(engine, 'http://127.0.0.1')
    onTestFinished(() => device.remove())
    for (const [what, script] of Object.entries(failures)) {
      const before = device.complaints().length
      await device.screen.goto(await serve(script))
      await expect
        .poll(() => device.complaints().length, { timeout: 15_000, message: what })
        .toBeGreaterThan(before)
    }
  })
})
