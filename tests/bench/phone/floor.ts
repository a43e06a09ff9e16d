import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { serveLocally } from '../../support/stack/local-server.ts'
import { type Floor, phone, slow } from './bench.ts'
import { FloorPage } from './floor-client.ts'
import { buildScript } from './own-page.ts'
import { median, repeated } from './report.ts'
import { readPaint, timeFirstVisit, watchPage } from './watch-page.ts'

const worker = `
addEventListener('install', (event) => event.waitUntil(caches.open('all').then((kept) => kept.addAll(['/', '/floor-client.js']))))
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

async function startFloor() {
  const html = await new Response((await prerender(createElement(FloorPage))).prelude).text()
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title>' +
    `<style>body{font:16px/1.5 sans-serif}</style><script type="module" src="/floor-client.js"></script><div id="root">${html}</div>`
  const script = 'text/javascript'
  const client = (await buildScript('floor-client')).get('/floor-client.js') ?? ''
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', page],
    '/floor-client.js': [script, client],
    '/worker.js': [script, worker],
  }
  const { port, close } = await serveLocally(({ url = '/' }, answer) => {
    const [type, text] = files[url] ?? ['text/plain', '']
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(text))
  })
  return { url: `http://localhost:${port}/`, close }
}

export async function measureFloor(browser: Browser): Promise<Floor> {
  const { url, close } = await startFloor()
  const context = await browser.newContext(phone)
  const first = await context.newPage()
  await first.goto(url)
  await first.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  const reopened = async () => {
    const page = await watchPage(context)
    await slow(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    const fcp = await readPaint(page)
    await page.close()
    return fcp
  }
  const visits = await repeated(() => timeFirstVisit(browser, url))
  const offline = median(await repeated(reopened))
  await context.close()
  await close()
  return { fcp: median(visits.map(({ fcp }) => fcp)), lcp: median(visits.map(({ lcp }) => lcp)), offline }
}
