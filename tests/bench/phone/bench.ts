import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { waitForOffline } from '../../support/browser/screens.ts'
import { storeSession } from '../../support/browser/sign-in.ts'
import type { Account } from '../../support/stack/api.ts'
import type { RunningStack } from '../../support/stack/stack.ts'
import type { Floor } from './floor.ts'

/** What every measurement stands on. */
export interface Bench {
  stack: RunningStack
  browser: Browser
  floor: Floor
  /** Of sixty days, with six key phrases. */
  demo: Account
}

/** A browser that has never been here, but for its session: of the demo account, at `url` where it is not the stack's. */
export async function memberContext(
  { browser, stack, demo }: Bench,
  options: BrowserContextOptions,
  url = stack.url,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await storeSession(page, url, demo)
  await page.close()
  return context
}

/** How long anything may take on a machine that others use too; what takes longer never comes. */
export const patienceMs = 120_000

/** Opens the account page of a device and waits until it has all that the server has. */
export async function bringAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account`)
  await page.getByText(/Synced/).waitFor({ timeout: patienceMs })
}

/** A device that has all of the account and of the app, and no network any more. */
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

/** When something of the page was there, in milliseconds since the page was asked for. It is looked for in the page. */
export async function timeUntil(page: Page, isThere: () => boolean): Promise<number> {
  // As text, which the page's own policy has no say in.
  const at = await page.evaluate(`(async () => {
    while (!(${isThere})()) {
      if (performance.now() > ${patienceMs}) throw new Error(document.body.innerText.slice(0, 300))
      await new Promise(requestAnimationFrame)
    }
    return performance.now()
  })()`)
  return Number(at)
}
