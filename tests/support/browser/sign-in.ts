import type { Page } from 'playwright-core'
import { sessionKey } from '#src/remote/auth/stored-session.ts'
import type { Account } from '../stack/api.ts'

/** Stores a session, which takes effect the next time a page of the app loads. */
export async function storeSession(
  page: Page,
  url: string,
  { session }: Pick<Account, 'session'>,
): Promise<void> {
  // Opens a URL outside the app, because a page of the app would react to the change.
  await page.goto(`${url}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
}

export async function signIn(page: Page, url: string, account: Pick<Account, 'session'>): Promise<void> {
  await storeSession(page, url, account)
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
}

export async function expireSession(page: Page): Promise<void> {
  await page.goto(new URL('/healthz', page.url()).href)
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    const expired = { expires_at: Math.floor(Date.now() / 1000) - 3600, expires_in: -3600 }
    localStorage.setItem(key, JSON.stringify({ ...session, ...expired }))
  }, sessionKey)
}
