import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { expectFocus } from '../support/browser/by-keys.ts'
import { inspect, overhang } from '../support/browser/inspect.ts'
import { desktop, phone, storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'

const test = storyTest
  .override('level', 'pro')
  .extend('offlinePage', { scope: 'file' }, async ({ site, account, server, profile }) => {
    await server.track('crème brûlée')
    await server.search('oat milk')
    await server.checkPage('matcha')
    const online = await profile.open({ viewport: desktop })
    await storeSession(online, site, account)
    await online.goto('/key-phrase-search-history')
    await online.locator('summary').waitFor()
    await online.goto('/search-results-check-history')
    await online.getByRole('link', { name: /matcha/ }).waitFor()
    await waitForOffline(online)

    const page = await profile.open({ viewport: desktop })
    await page.context().setOffline(true)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Jump to…' }).waitFor()
    return page
  })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Jump to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Jump to' })
const options = (page: Page) => palette(page).getByRole('option')
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name'))

async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.keyboard.type(text)
}

test('opens by its shortcut and by its button; Escape restores the focus', async ({ offlinePage: page }) => {
  const phrase = await searchField(page)
  await phrase.focus()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await expectFocus(field(page))
  for (const group of ['Pages', 'Key phrases', 'Searches', 'Checks'])
    await palette(page).getByRole('group', { name: group }).waitFor()
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  await expectFocus(phrase)

  const button = page.getByRole('button', { name: 'Jump to…' })
  await button.click()
  await field(page).waitFor()
  await page.keyboard.press('Meta+k')
  await palette(page).waitFor({ state: 'detached' })
  await expectFocus(button)
})

test('matches come above the actions, in view, and Enter opens the first', async ({ offlinePage: page }) => {
  await ask(page, 'nothing of the kind')
  await palette(page).getByRole('option', { name: 'Search “nothing of the kind”' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 500 })
  await field(page).fill('a')
  await expect.poll(() => options(page).count()).toBeGreaterThan(8)
  await standsStill(page, 200)
  expect(
    await palette(page)
      .getByRole('listbox')
      .evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight]),
  ).toEqual([0, true])
  await page.setViewportSize(desktop)
  await field(page).fill('alerts')
  await expect.poll(() => chosen(page).textContent()).toBe('Alerts')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
  await expect.poll(() => focused(page)).toBe('main')
})

test('public pages have it too, with the device’s rows', async ({ offlinePage: page }) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Jump to…' }).waitFor()
  await ask(page, 'brulee')
  await chosen(page).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'crème brûlée', level: 1 }).waitFor()
})

test('the palette does not open while a dialog waits for a reply', async ({ offlinePage: page }) => {
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByRole('dialog', { name: 'Check now' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Check now' }).waitFor({ state: 'detached' })
  expect(await palette(page).count()).toBe(0)
})

test('a phone opens it from the account page; axe finds nothing at either size, light and dark', async ({
  memberPage: page,
}) => {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: 'crème brûlée' }).first().waitFor()
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('group', { name: 'Key phrases' }).waitFor()
  await inspect(page, 'palette')
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  await page.goto('/account')
  const way = page.getByRole('main').getByRole('button', { name: 'Jump to…' })
  await way.click()
  await palette(page).getByRole('button', { name: 'Close' }).click()
  await palette(page).waitFor({ state: 'detached' })
  await expectFocus(way)
  await way.click()
  await palette(page).getByRole('option', { name: 'Alerts' }).click()
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await overhang(page), 'the narrowest bar').toBeLessThanOrEqual(0)
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  expect((await signOut.boundingBox())?.height).toBeLessThan(50)
})

test('a visitor has no palette', async ({ newContext }) => {
  const page = await (await newContext()).newPage()
  // Waits until the app has started, because earlier key presses do nothing. `?again` makes it send a request.
  await Promise.all([page.waitForResponse('**/data/query/**'), page.goto('/blog?again')])
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.keyboard.press('Control+k')
  expect(await page.getByRole('button', { name: 'Jump to…' }).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
