import type { Page } from 'playwright-core'
import { sessionKey } from '#src/remote/auth/stored-session.ts'
import type { Account } from '../stack/api.ts'

/**
 * Makes the browser of `page` one where `account` is signed in, with the session that its sign-up was answered with;
 * the next page of the app shows it. The form is used where the form is what is tested.
 */
export async function storeSession(
  page: Page,
  url: string,
  { session }: Pick<Account, 'session'>,
): Promise<void> {
  // At an address of the server's own: a page of the app would answer to the change before it is left.
  await page.goto(`${url}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
}

/** Opens the dashboard of `account` in a browser where it is signed in already. */
export async function signIn(page: Page, url: string, account: Pick<Account, 'session'>): Promise<void> {
  await storeSession(page, url, account)
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
}
