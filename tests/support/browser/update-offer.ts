import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const quietMs = 1_000

export const offerIn = (tab: Page) => tab.getByText('A new version of Keytrail is ready.')

/**
 * Chromium activates a new worker only once the old worker is idle. With a debugger attached, as here, a
 * request that restarts the old worker delays this by five minutes.
 */
async function untilQuiet(tab: Page): Promise<void> {
  let lastMs = Date.now()
  const note = () => {
    lastMs = Date.now()
  }
  tab.context().on('request', note)
  await expect.poll(() => Date.now() - lastMs).toBeGreaterThan(quietMs)
  tab.context().off('request', note)
}

export async function pressUpdate(tab: Page): Promise<void> {
  await untilQuiet(tab)
  await tab.getByRole('button', { name: 'Update', exact: true }).click()
}

export async function noticeUpdate(tab: Page): Promise<void> {
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await offerIn(tab).waitFor()
}

/** Runs in a page. Returns the build's number from the entry script's name; 0 for the stack's own build. */
export function buildNumber(): number {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  return Number(/\.build(\d+)/.exec(entry)?.[1] ?? 0)
}

export const readBuildNumber = (tab: Page) => tab.evaluate(buildNumber)
