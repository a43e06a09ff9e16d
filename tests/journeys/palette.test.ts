// The palette: jumps to whatever this device holds, opened without a network after a cold start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, addKeyPhrase, checkPage, creditsUsed, makeAccount, search } from '../support/api.ts'
import { launchChromium, launchProfile } from '../support/chromium.ts'
import { inspect } from '../support/inspect.ts'
import { signInOnScreen, waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

const profile = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))
let stack: RunningStack
let account: Account
let context: BrowserContext
let page: Page
const calls: string[] = []
const complaints: string[] = []

async function open(): Promise<void> {
  context = await launchProfile(profile, { viewport: { width: 1440, height: 900 } })
  page = context.pages()[0] ?? (await context.newPage())
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) calls.push(request.url())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

beforeAll(async () => {
  stack = await startStack()
  account = await makeAccount(stack, { level: 'pro' })
  await addKeyPhrase(stack, account, { keyword: 'crème brûlée', account_name: 'ada' })
  await search(stack, account, 'oat milk')
  await search(stack, account, 'oat milk', { country: 'de' })
  await checkPage(stack, account, 'matcha')
  await open()
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/key-phrase-search-history`)
  await page.locator('summary').nth(1).waitFor()
  await page.goto(`${stack.url}/search-results-check-history`)
  await page.getByRole('link', { name: /matcha/ }).waitFor()
  await waitForOffline(page)
  await context.close()
  await open()
  await context.setOffline(true)
  await page.goto(`${stack.url}/dashboard`)
  await page.getByRole('button', { name: 'Jump to…' }).waitFor()
  calls.length = 0
})
afterAll(async () => {
  await context.close()
  await stack.remove()
  rmSync(profile, { recursive: true, force: true })
})

const palette = () => page.getByRole('dialog', { name: 'Jump to' })
const field = () => palette().getByRole('combobox', { name: 'Jump to' })
const options = () => palette().getByRole('option')
const chosen = () => palette().getByRole('option', { selected: true })
const focused = () =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name'))

async function ask(text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field().waitFor()
  await page.keyboard.type(text)
}

test('opens by the keys and by its button; Escape gives the focus back', async () => {
  const phrase = page.getByLabel('Search phrase')
  await phrase.focus()
  await page.keyboard.press('Control+k')
  await field().waitFor()
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true)
  for (const group of ['Pages', 'Key phrases', 'Searches', 'Checks'])
    await palette().getByRole('group', { name: group }).waitFor()
  await page.keyboard.press('Escape')
  await palette().waitFor({ state: 'detached' })
  await expect.poll(() => phrase.evaluate((input) => input === document.activeElement)).toBe(true)

  const button = page.getByRole('button', { name: 'Jump to…' })
  await button.click()
  await field().waitFor()
  await page.keyboard.press('Meta+k')
  await palette().waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the arrow keys walk through what is offered, and the field names what is chosen', async () => {
  await ask('')
  // What the device holds joins the pages once it is read.
  await palette().getByRole('group', { name: 'Checks' }).waitFor()
  const offered = await options().allTextContents()
  await expect.poll(() => chosen().textContent()).toBe(offered[0])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => chosen().textContent()).toBe(offered[1])
  await expect
    .poll(
      async () =>
        (await field().getAttribute('aria-activedescendant')) === (await chosen().getAttribute('id')),
    )
    .toBe(true)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => chosen().textContent()).toBe(offered.at(-1))
  await page.keyboard.type('nothing of the kind')
  await palette().getByText('Nothing on this device matches.').first().waitFor()
  await page.keyboard.press('Enter')
  await field().fill('alerts')
  await expect.poll(() => chosen().textContent()).toBe('Alerts')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
  await expect.poll(focused).toBe('main')
})

test('a key phrase is found whatever its case and accents', async () => {
  await ask('CREME brulee')
  await expect.poll(() => options().allTextContents()).toEqual(['crème brûléeUnited Kingdom · @ada'])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'crème brûlée', level: 1 }).waitFor()
})

test('a past search shows what is stored, asks for nothing and costs nothing', async () => {
  await ask('oat germany')
  await palette().getByText('Nothing on this device matches.').first().waitFor()
  await field().fill('oat')
  await expect.poll(() => options().count()).toBe(2)
  await palette()
    .getByRole('option', { name: /Germany/ })
    .click()
  await page.getByRole('list', { name: 'Searches' }).getByRole('table').waitFor()
  expect(await page.getByRole('list', { name: 'Searches' }).getByRole('listitem').count()).toBe(1)
  // On the same page, another search.
  await ask('oat')
  await palette().getByRole('option', { name: /Basic/ }).click()
  await page.locator('details[open] summary', { hasText: 'Basic' }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => page.locator('details').count()).toBe(2)
  await ask('matcha')
  await chosen().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: /matcha/ }).waitFor()
  expect(calls).toEqual([])
  expect(await creditsUsed(stack, account)).toBe(3)
})

test('public pages have it too, with what the device holds', async () => {
  await page.goto(`${stack.url}/faq`)
  await page.getByRole('button', { name: 'Jump to…' }).waitFor()
  await ask('brulee')
  await chosen().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'crème brûlée', level: 1 }).waitFor()
})

test('a dialog that waits for an answer is not walked away from', async () => {
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByRole('dialog', { name: 'Check now' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Check now' }).waitFor({ state: 'detached' })
  expect(await palette().count()).toBe(0)
})

test('a phone opens it from its menu; axe finds nothing at either size, light and dark', async () => {
  const browser = await launchChromium()
  try {
    page = await (await browser.newContext({ bypassCSP: true })).newPage()
    await signInOnScreen(page, stack.url, account)
    await page.goto(`${stack.url}/rank-tracking`)
    await page.getByRole('link', { name: 'crème brûlée' }).first().waitFor()
    await inspect(page, 'palette-closed')
    await page.keyboard.press('Control+k')
    await palette().getByRole('group', { name: 'Key phrases' }).waitFor()
    await inspect(page, 'palette')
    await field().fill('zebra')
    await palette().getByText('Nothing on this device matches.').first().waitFor()
    await inspect(page, 'palette-nothing')
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const way = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Jump to…' })
    await way.click()
    await palette().getByRole('button', { name: 'Close' }).click()
    await palette().waitFor({ state: 'detached' })
    await expect.poll(() => way.evaluate((element) => element === document.activeElement)).toBe(true)
    await way.click()
    await palette().getByRole('option', { name: 'Alerts' }).click()
    await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1024, height: 768 })
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, 'the narrowest bar').toBeLessThanOrEqual(0)
    expect(
      await page.getByRole('button', { name: 'Sign out' }).evaluate((b) => b.getClientRects()[0]?.height),
    ).toBeLessThan(50)
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/bar.png` })
  } finally {
    await browser.close()
  }
  expect(complaints).toEqual([])
})

test('a visitor has no palette', async () => {
  const browser = await launchChromium()
  try {
    page = await browser.newPage()
    await page.goto(`${stack.url}/faq`)
    await page.getByRole('link', { name: 'Sign In' }).waitFor()
    await page.keyboard.press('Control+k')
    expect(await page.getByRole('button', { name: 'Jump to…' }).count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  } finally {
    await browser.close()
  }
})
