import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { waitForOffline } from '../../support/browser/screens.ts'
import { storeSession } from '../../support/browser/sign-in.ts'
import type { Account } from '../../support/stack/api.ts'
import type { RunningStack } from '../../support/stack/stack.ts'

/** Slow 4G, as in the browser's developer tools. */
export const thinLine = { latencyMs: 562, bytesPerSecond: (1.6e6 * 0.9) / 8 }
const slowdown = 4

/** A timeout that no wait should reach, even on a busy machine. */
export const patienceMs = 120_000

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }

export async function slow(page: Page, { line = false } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (line) {
    const { latencyMs: latency, bytesPerSecond: rate } = thinLine
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: rate, uploadThroughput: rate },
    })
  }
  return session
}

export interface Floor {
  /** First contentful paint on the slow connection, in milliseconds. */
  fcp: number
  lcp: number
  /** First contentful paint when the page is reopened offline. */
  offline: number
}

export interface Bench {
  stack: RunningStack
  browser: Browser
  floor: Floor
  demo: Account
}

export async function memberContext({ browser, stack, demo }: Bench, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await storeSession(page, stack.url, demo)
  await page.close()
  return context
}

export async function bringAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account`)
  await page.getByText(/Synced/).waitFor({ timeout: patienceMs })
}

export async function offlineContext(bench: Bench, options: BrowserContextOptions) {
  const context = await memberContext(bench, options)
  const page = await context.newPage()
  await bringAll(page, bench.stack.url)
  await waitForOffline(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  await context.setOffline(true)
  return context
}

/** Returns the milliseconds from the navigation until `isThere`, which runs in the page, returns true. */
export async function timeUntil(page: Page, isThere: () => boolean): Promise<number> {
  // Inserts the source of `isThere`, because the content security policy forbids `eval` in the page.
  const at = await page.evaluate(`(async () => {
    while (!(${isThere})()) {
      if (performance.now() > ${patienceMs}) throw new Error(document.body.innerText.slice(0, 300))
      await new Promise(requestAnimationFrame)
    }
    return performance.now()
  })()`)
  return Number(at)
}
