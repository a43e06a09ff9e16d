import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, creditsUsed, makeAccount } from '../support/api.ts'
import { launchProfile } from '../support/chromium.ts'
import { signInOnScreen, waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
let context: BrowserContext
let page: Page
let account: Account
const profile = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))

async function open(): Promise<void> {
  context = await launchProfile(profile)
  page = context.pages()[0] ?? (await context.newPage())
}

beforeAll(async () => {
  stack = await startStack()
  account = await makeAccount(stack, { level: 'pro' })
  await open()
  await signInOnScreen(page, stack.url, account)
  await page.getByText('0 of 2000 used').waitFor()
  await waitForOffline(page)
  // Opened once, so that its script is on the device.
  await page.goto(`${stack.url}/search-multi`)
  await page.getByLabel('Country').waitFor()
})
afterAll(async () => {
  await context.close()
  await stack.remove()
  rmSync(profile, { recursive: true, force: true })
})

const panel = () => page.getByRole('region', { name: 'Autocomplete' })

async function goOffline(): Promise<void> {
  await context.setOffline(true)
  await page.goto(`${stack.url}/dashboard`)
}

test('three searches queued offline run once the browser is opened again with a network: three credits', async () => {
  await goOffline()
  await page.getByLabel('Search phrase').fill('train shoes')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Waiting for connection' }).waitFor()
  await page.goto(`${stack.url}/dashboard`)
  await panel().getByLabel('Multiple').check()
  await panel().getByLabel('Key phrases').fill('tunnel\nbridge')
  await panel().getByRole('button', { name: 'Search 2 phrases' }).click()
  await page.getByRole('button', { name: 'Cancel all 2' }).waitFor()
  expect(await page.getByText('Waiting for connection').count()).toBe(2)
  const batch = page.url()
  await context.close()

  await open()
  await page.goto(batch)
  await page.getByText('Searches used this month: 3/2000').waitFor({ timeout: 60_000 })
  await page.getByRole('table').waitFor()
  await page
    .getByRole('row', { name: /tunnel/ })
    .first()
    .waitFor()
  await page
    .getByRole('row', { name: /bridge/ })
    .first()
    .waitFor()
  await page.goto(`${stack.url}/search?q=train+shoes`)
  await page.getByRole('table').waitFor()
  expect(await creditsUsed(stack, account)).toBe(3)
})

test('a queued search that was cancelled is not made', async () => {
  await goOffline()
  await page.getByLabel('Search phrase').fill('not wanted')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Waiting for connection' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Not searched yet' }).waitFor()
  await page.goto(`${stack.url}/dashboard`)
  await panel().getByLabel('Multiple').check()
  await panel().getByLabel('Key phrases').fill('wanted\nalso not wanted')
  await panel().getByRole('button', { name: 'Search 2 phrases' }).click()
  await page.getByRole('button', { name: 'Cancel: also not wanted' }).click()
  await page.getByRole('button', { name: 'Continue (1 left, 1 credit)' }).waitFor()
  await context.setOffline(false)
  await page.getByText('Searches used this month: 4/2000').waitFor({ timeout: 60_000 })
  expect(await creditsUsed(stack, account)).toBe(4)
})

test('a queued search that the server refuses is kept with the reason', async () => {
  const free = await makeAccount(stack)
  await page.goto(`${stack.url}/dashboard`)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL(`${stack.url}/`)
  await signInOnScreen(page, stack.url, free)
  await page.getByText('0 of 3 used').waitFor()
  await goOffline()
  for (const phrase of ['one', 'two', 'three', 'four']) {
    await page.goto(`${stack.url}/dashboard`)
    await page.getByLabel('Search phrase').fill(phrase)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('heading', { name: 'Waiting for connection' }).waitFor()
  }
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'This search was not accepted' }).waitFor({ timeout: 60_000 })
  expect(await creditsUsed(stack, free)).toBe(3)
  await page.getByRole('button', { name: 'Drop' }).click()
  await page.getByRole('heading', { name: 'Not searched yet' }).waitFor()
})
