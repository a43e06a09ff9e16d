import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { waitForOffline } from '../../support/browser/screens.ts'
import { storeSession } from '../../support/browser/sign-in.ts'
import type { Account } from '../../support/stack/api.ts'
import type { RunningStack } from '../../support/stack/stack.ts'
import { patienceMs } from './conditions.ts'
import type { Floor } from './floor.ts'

export interface Bench {
  stack: RunningStack
  browser: Browser
  floor: Floor
  /** An account with sixty days of checks and six key phrases. */
  demo: Account
}

/** A new browser profile with the session of the demo account. */
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

/** A new, offline browser profile with all data of the account and the whole app. */
export async function offlineContext(bench: Bench, options: BrowserContextOptions): Promise<BrowserContext> {
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
  // The page's policy does not apply to code passed as text.
  const at = await page.evaluate(`(async () => {
    while (!(${isThere})()) {
      if (performance.now() > ${patienceMs}) throw new Error(document.body.innerText.slice(0, 300))
      await new Promise(requestAnimationFrame)
    }
    return performance.now()
  })()`)
  return Number(at)
}
