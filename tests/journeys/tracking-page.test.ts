import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { overhang } from '../support/browser/inspect.ts'
import { desktop, phone, storyTest } from '../support/browser/journey.ts'
import { layoutShift } from '../support/browser/layout-shifts.ts'
import { standsStill } from '../support/browser/still.ts'
import { actOn, demoAccount, findRow, openTracking, trackElsewhere } from '../support/stack/tracking.ts'

const phrases = Array.from({ length: 14 }, (_, n) => `long list phrase ${String(n + 1).padStart(2, '0')}`)

// The demo account, with enough other phrases to fill a desktop screen.
const test = storyTest
  .override('stackEnvironment', {})
  .override('account', async ({ stack }) => {
    const account = await demoAccount(stack)
    for (const [n, phrase] of phrases.entries())
      await trackElsewhere(stack, account, phrase, { tags: n % 2 === 0 ? ['even'] : [] })
    return account
  })
  .override('contextOptions', { viewport: desktop })

const rowLinks = 'main a[data-phrase]'
/** Returns the heights in pixels of the fully visible rows. A phone's tab bar covers the rows behind it. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const tabs = document.querySelector('nav.fixed')?.getBoundingClientRect()
    const end = tabs && tabs.height > 0 ? tabs.top : innerHeight
    return [...document.querySelectorAll('main a[data-phrase]')]
      .map((link) => link.closest('tr, li')?.getBoundingClientRect())
      .filter((box) => box && box.top >= 0 && box.bottom <= end)
      .map((box) => Math.round(box?.height ?? 0))
  })
const focusedPhrase = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const listed = (page: Page) => page.locator(rowLinks).allInnerTexts()

test('a desktop’s first screen shows fifteen phrases, in rows of 40 px', async ({ memberPage: page }) => {
  await openTracking(page, 'couch to 5k')
  await expect.poll(() => page.locator(rowLinks).count()).toBe(20)
  await standsStill(page)
  const heights = await rowsInSight(page)
  expect(heights.length).toBeGreaterThanOrEqual(15)
  expect(new Set(heights)).toEqual(new Set([40]))
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  // In a narrower window, tags and country make room for the key phrase.
  await page.setViewportSize({ width: 1100, height: 900 })
  const cut = () =>
    page
      .locator(rowLinks)
      .evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      )
  await expect.poll(cut).toEqual([])
  await page.setViewportSize(desktop)
  expect(await page.getByRole('region', { name: 'Your tracked list' }).count(), 'a box of its own').toBe(1)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
})

test('arrows walk the rows; P pauses, E edits, X selects the focused row', async ({ memberPage: page }) => {
  const [first = '', second = '', third = ''] = await listed(page)
  await page.locator(rowLinks).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedPhrase(page)).toBe(third)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focusedPhrase(page)).toBe(second)

  await page.keyboard.press('p')
  await findRow(page, second).getByText('Paused', { exact: true }).waitFor()
  await expect.poll(() => focusedPhrase(page)).toBe(second)
  await page.locator(rowLinks, { hasText: second }).press('p')
  await findRow(page, second).getByText('Paused', { exact: true }).waitFor({ state: 'detached' })

  await page.locator(rowLinks).first().focus()
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: `Edit “${first}”` }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focusedPhrase(page)).toBe(first)

  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor({ state: 'detached' })
  await page.getByLabel('Filter the list').fill('')
  await page.getByLabel('Filter the list').pressSequentially('pex')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
})

test('several key phrases are paused, tagged and deleted at once', async ({ memberPage: page, server }) => {
  const chosen = phrases.slice(0, 3)
  const [first = '', second = ''] = chosen
  for (const phrase of chosen) await page.getByLabel(`Select ${phrase}`, { exact: true }).check()
  const bar = page.getByRole('region', { name: 'Selected key phrases' })
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: 'Pause' }).click()
  for (const phrase of chosen) await findRow(page, phrase).getByText('Paused', { exact: true }).waitFor()
  await bar.getByRole('button', { name: 'Resume' }).click()
  await findRow(page, first).getByText('Paused', { exact: true }).waitFor({ state: 'detached' })

  await bar.getByRole('button', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags of 3 key phrases' })
  await dialog.getByLabel('Tags to add').fill('spring, sale')
  await dialog.getByLabel('Remove “even”').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await findRow(page, second).getByText('spring').waitFor()
  const tags = async () => {
    const rows = await server.rows('keywords', 'select=keyword,tags&order=keyword')
    return rows.filter(({ keyword }) => chosen.includes(keyword)).map((row) => row.tags)
  }
  await expect.poll(tags).toEqual(chosen.map(() => ['spring', 'sale']))

  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 3 key phrases?' })
  await question.getByLabel('Type delete to confirm').fill('delete')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('3 key phrases deleted').waitFor()
  await bar.waitFor({ state: 'detached' })
  await expect.poll(() => server.rows('keywords')).toHaveLength(17)
})

describe('on a phone', () => {
  test('eight phrases fit the first screen in rows of 64 px, stable while a change waits for a slow server', async ({
    memberPage: page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.setViewportSize(phone)
    await openTracking(page, 'couch to 5k')
    // Earlier tests may have left changes to send.
    await standsStill(page)
    await page.route('**/rpc/apply_mutation*', async (route) => {
      await held.promise
      await route.continue()
    })
    await actOn(page, 'couch to 5k', 'Pause')
    const row = page.getByRole('article').filter({ hasText: 'couch to 5k' })
    await row.getByText('Paused', { exact: true }).waitFor()
    await openTracking(page, 'couch to 5k')
    await page.getByText('Sending 1 change').waitFor()
    await standsStill(page)
    const heights = await rowsInSight(page)
    expect(heights.length).toBeGreaterThanOrEqual(8)
    expect(new Set(heights)).toEqual(new Set([64]))
    held.resolve()
    await page.getByText('Sending 1 change').waitFor({ state: 'detached' })
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)
    await actOn(page, 'couch to 5k', 'Resume')
  })

  test('the actions open in a sheet; presses select rows in selection mode', async ({ memberPage: page }) => {
    const phrase = phrases[5] ?? ''
    const row = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: phrase, exact: true }) })
    await page.getByRole('button', { name: `Actions: ${phrase}` }).click()
    const menu = page.getByRole('menu', { name: phrase })
    const end = () => menu.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    await expect.poll(end).toBe(phone.height)
    await page.keyboard.press('Escape')
    await actOn(page, phrase, 'Pause')
    await row.getByText('Paused', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await row.click({ position: { x: 150, y: 32 } })
    await page.getByText('1 selected').waitFor()
    expect(new URL(page.url()).pathname).toBe('/rank-tracking')
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await row.getByText('Paused', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByText('1 selected').waitFor({ state: 'detached' })
  })

  test('switched-on descriptions are in a second line; the choice is kept', async ({ memberPage: page }) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Descriptions' }).click()
    const described = page.locator('article bdi[title]').first()
    await described.waitFor()
    expect([...(await described.innerText())].length).toBeLessThanOrEqual(51)
    await page.reload()
    await described.waitFor()
  })
})
