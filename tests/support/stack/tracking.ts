import type { Locator, Page } from 'playwright-core'
import { type Account, addKeyPhrase, call, type Stack } from './api.ts'

export async function demoAccount(stack: Stack): Promise<Account> {
  const demo = { email: 'demo@keytrail.test', password: 'keytrail-demo' }
  const { body } = await call(stack, 'POST', '/auth/v1/token?grant_type=password', { body: demo })
  return { ...demo, id: body.user.id, token: body.access_token, session: body }
}

export async function serverRows(
  stack: Stack,
  { token }: Pick<Account, 'token'>,
  table: string,
  query = 'select=*',
  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of many shapes
): Promise<any[]> {
  const { status, body } = await call(stack, 'GET', `/rest/v1/${table}?${query}`, { token })
  if (status !== 200) throw new Error(`${table} could not be read: ${JSON.stringify(body)}`)
  return body
}

export const trackElsewhere = (stack: Stack, account: Account, keyword: string, values: object = {}) =>
  addKeyPhrase(stack, account, { keyword, account_name: 'ada', ...values })

export async function openTracking(page: Page, phrase: string): Promise<void> {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase, exact: true }).waitFor()
}

export async function openAddForm(page: Page): Promise<Locator> {
  const field = page.getByLabel('Key phrase', { exact: true })
  const opener = page.getByRole('button', { name: 'Add key phrases', exact: true })
  await field.or(opener).first().waitFor()
  if ((await field.count()) === 0) await opener.click()
  return field
}

export async function addOnScreen(page: Page, phrase: string): Promise<void> {
  await (await openAddForm(page)).fill(phrase)
  await page.getByRole('button', { name: 'Add key phrase', exact: true }).click()
}

export async function actOn(page: Page, phrase: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${phrase}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export async function deleteOnScreen(page: Page, phrase: string): Promise<void> {
  await actOn(page, phrase, 'Delete')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type delete to confirm').fill('delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export const findRow = (page: Page, phrase: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: phrase, exact: true }) })
