import { expect } from 'vitest'
import { keepAsking, status } from '../support/browser/account-screens.ts'
import { test } from '../support/browser/journey.ts'
import { signInOnScreen } from '../support/browser/screens.ts'
import { expireSession, storeSession } from '../support/browser/sign-in.ts'
import { type Account, call, callAsServer } from '../support/stack/api.ts'
import { beginCheckout, press } from '../support/stack/payments.ts'
import type { RunningStack } from '../support/stack/stack.ts'

const signInElsewhere = async (stack: RunningStack, { email, password }: Account) =>
  (await call(stack, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } })).body

const fetchStatus = async (stack: RunningStack, token: string) =>
  (await call(stack, 'GET', '/auth/v1/user', { token })).status

test('signing out other devices keeps this session; so does a password change, which needs the current password', async ({
  memberPage: page,
  newContext,
  stack,
  account,
}) => {
  const left = await signInElsewhere(stack, account)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await page.getByText('Every other device was signed out.').waitFor()
  expect(await fetchStatus(stack, left.access_token)).toBeGreaterThanOrEqual(400)
  expect(await fetchStatus(stack, account.token)).toBe(200)

  const elsewhere = await (await newContext()).newPage()
  await storeSession(elsewhere, stack.url, { session: await signInElsewhere(stack, account) })
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password', 'rivers and stones')
  await page.getByText('This is not your current password.').waitFor()
  await change(account.password, 'rivers and stones')
  await page.getByText('Password updated successfully!').waitFor()
  await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('')

  // This session continues; the other ends when its token must be refreshed.
  await page.reload()
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await expireSession(elsewhere)
  await elsewhere.goto('/dashboard')
  await elsewhere.getByText('Session expired. Please sign in again.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByText('Successfully signed out!').waitFor()
  await signInOnScreen(page, stack.url, { email: account.email, password: 'rivers and stones' })
  const cookies = await page.context().cookies(`${stack.url}/auth/v1/token`)
  expect(cookies).toMatchObject([
    { name: expect.stringMatching(/^keytrail-device-/), httpOnly: true, sameSite: 'Strict' },
  ])
})

test('deleting the account lists unsent changes, requires the word, needs a network and leaves nothing behind', async ({
  memberPage: page,
  stack,
  account,
}) => {
  await press(await beginCheckout(stack, account, 'premium'), 'pay')
  await page.goto('/account')
  await keepAsking(page)
  await status(page, 'active').waitFor()
  const dialog = page.getByRole('dialog')
  await page.route('**/rest/v1/rpc/apply_mutations', (route) => route.abort())
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('1 change has not been sent yet and will be lost too.').waitFor()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.unroute('**/rest/v1/rpc/apply_mutations')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.waitFor()
  await page.keyboard.type('Delete')
  await page.keyboard.press('Enter')
  await dialog.getByText("Type the word 'delete', in small letters.").waitFor()

  await page.context().setOffline(true)
  await page.getByLabel("Type 'delete' to confirm").fill('delete')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await dialog.getByText('You are offline. An account can only be deleted online').waitFor()
  await page.context().setOffline(false)
  await page.route('**/functions/v1/delete-account', (route) =>
    route.fulfill({
      status: 502,
      json: { error: { code: 'payments_unavailable', message: 'The payment provider cannot be reached' } },
    }),
  )
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await dialog.getByText('Your subscription could not be cancelled, so nothing was deleted.').waitFor()
  await page.unroute('**/functions/v1/delete-account')

  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByText('Your account was deleted.').waitFor()
  await page.waitForURL('/')
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    session: localStorage.getItem('keytrail-session'),
  }))
  expect(left).toEqual({ databases: [], session: null })
  expect(await callAsServer(stack, 'GET', `/rest/v1/profiles?id=eq.${account.id}`)).toEqual([])
})
