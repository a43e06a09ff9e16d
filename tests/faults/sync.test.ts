import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { demoTest } from '../support/browser/journey.ts'
import { allChecks } from '../support/browser/key-phrase-page.ts'
import { countOnDevice } from '../support/device/device-store.ts'

const test = demoTest.extend('wholePage', { scope: 'file' }, async ({ memberPage: page }) => {
  await page.goto('/account')
  await allChecks(page)
  await page.getByText(/Synced/).waitFor()
  return page
})

const isData = (request: Request) => request.url().includes('/rest/v1/')

/** Fires the browser's event for a tab that is back online, once the last pull is no longer fresh. */
async function backOnline(page: Page): Promise<void> {
  await page.waitForTimeout(2_500)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

test('a sync without changes is one request of less than 5 kB', async ({ wholePage: page }) => {
  await expect.poll(() => countOnDevice(page, '$wanted')).toBe(0)
  await page.waitForTimeout(2_000)
  const asked: Request[] = []
  page.on('requestfinished', (request) => {
    if (isData(request)) asked.push(request)
  })
  await backOnline(page)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.waitForTimeout(2_000)
  const sizes = await Promise.all(asked.map((request) => request.sizes()))
  const bytes = sizes
    .flatMap((size) => [
      size.requestBodySize,
      size.requestHeadersSize,
      size.responseBodySize,
      size.responseHeadersSize,
    ])
    .reduce((sum, size) => sum + size, 0)
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual(['/rest/v1/rpc/pull_changes'])
  expect(bytes).toBeLessThan(5_000)
})
