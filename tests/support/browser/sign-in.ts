import type { Page } from 'playwright-core'
import { sessionKey } from '#src/remote/auth/stored-session.ts'
import type { Account } from '../stack/api.ts'

/**
 * Signs `account` in in the browser of `page`, with the session that its sign-up returned; the next page of the app
 * shows it. Tests of the form use the form.
 */
export async function storeSession(
  page: Page,
  url: string,
  { session }: Pick<Account, 'session'>,
): Promise<void> {
  // On a server address outside the app: a page of the app would react to the change before leaving.
  await page.goto(`${url}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
}

/** Opens the dashboard of `account` in a browser where it is already signed in. */
export async function signIn(page: Page, url: string, account: Pick<Account, 'session'>): Promise<void> {
  await storeSession(page, url, account)
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
}
