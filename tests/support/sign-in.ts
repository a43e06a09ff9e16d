import type { Page } from 'playwright-core'
import { sessionKey } from '#src/remote/stored-session.ts'
import type { Account } from './api.ts'

/**
 * Opens the dashboard of `account` with the session that its sign-up was answered with, as a browser does that was
 * signed in before. The form is used where the form is what is tested.
 */
export async function signIn(page: Page, url: string, { session }: Pick<Account, 'session'>): Promise<void> {
  // At an address of the server's own: a page of the app would answer to the change before it is left.
  await page.goto(`${url}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
}
