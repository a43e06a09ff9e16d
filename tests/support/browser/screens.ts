import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { untilWhole } from '../device/device-store.ts'
import type { Account } from '../stack/api.ts'
import { shownCells } from './saved-table.ts'

export async function signInOnScreen(
  page: Page,
  url: string,
  account: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
}

export async function savedTable(page: Page, button: Locator): Promise<{ name: string; lines: string[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, '')
  const name = download.suggestedFilename()
  return { name, lines: shownCells(name, text) }
}

/** Runs in a page. Waits until the page's service worker has fetched the app's files. */
export async function untilFilled(): Promise<void> {
  // `serviceWorker.ready` never settles if the installation failed.
  const patience = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no service worker became active within 90 s')), 90_000)
  })
  const filled = navigator.serviceWorker.ready.then(({ active }) => {
    const { port1, port2 } = new MessageChannel()
    active?.postMessage({ type: 'FILL' }, [port2])
    return new Promise((resolve) => {
      port1.onmessage = resolve
    })
  })
  await Promise.race([filled, patience])
}

export async function waitForOffline(page: Page): Promise<void> {
  await page.evaluate(untilFilled)
  await untilWhole(page)
}
