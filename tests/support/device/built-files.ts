import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Deployments } from '../stack/deployments.ts'
import { inLanes } from '../stack/lanes.ts'

interface Stored {
  url: string
  type: string | null
  hash: string
}

const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: Stored[] = []
    for (const name of (await caches.keys()).filter((cache) => cache.includes('precache'))) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url)
        const hash = await crypto.subtle.digest(
          'SHA-256',
          (await response?.arrayBuffer()) ?? new ArrayBuffer(),
        )
        const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
        found.push({ url, type: response?.headers.get('content-type') ?? null, hash: hex })
      }
    }
    return found
  })

export async function wrongFiles(page: Page, deployments: Deployments, stackUrl: string): Promise<string[]> {
  const wrong = await inLanes(4, await storedFiles(page), async ({ url, type, hash }) => {
    const { pathname, search } = new URL(url)
    const isNext = /build\d/.test(pathname + search)
    const response = await fetch(`${isNext ? deployments.url : stackUrl}${pathname}`)
    const content = Buffer.from(await response.arrayBuffer())
    const isSame =
      createHash('sha256').update(content).digest('hex') === hash &&
      response.headers.get('content-type') === type
    return isSame ? [] : [`${pathname} ${type}`]
  })
  return wrong.flat()
}

/** Returns the files of the worker's list that the browser has not cached, except German and French files. */
export async function missingFiles(page: Page, deployments: Deployments): Promise<string[]> {
  const worker = await (await fetch(`${deployments.url}/service-worker.js`)).text()
  const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => `/${url}`)
  const paths = new Set((await storedFiles(page)).map(({ url }) => new URL(url).pathname))
  expect(urls.length).toBeGreaterThan(150)
  return urls.filter((url) => !paths.has(url) && !/\/assets\/(de|fr)-/.test(url))
}
