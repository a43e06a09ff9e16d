import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus, focusIsLost, pressKey, tabTo } from '../support/browser/by-keys.ts'
import { desktop, storyTest } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'

const phrase = 'keyboard bread'

const test = storyTest
  .override('level', 'pro')
  .override('contextOptions', { viewport: desktop })
  .override('memberPage', async ({ page, site, account }) => {
    await storeSession(page, site, account)
    await page.goto('/rank-tracking')
    await page.getByRole('heading', { name: 'Tracking', level: 1 }).waitFor()
    return page
  })

async function addPhrase(page: Page, text: string): Promise<void> {
  await tabTo(page, page.getByLabel('Key phrase', { exact: true }))
  await page.keyboard.type(text)
  await pressKey(page, 'Enter')
  await page.getByRole('link', { name: text, exact: true }).waitFor()
}

test.beforeEach(async ({ memberPage: page }) => {
  if (await focusIsLost(page)) await page.keyboard.press('Tab')
})

test('adds two key phrases, one right after the other', async ({ memberPage: page }) => {
  await addPhrase(page, phrase)
  await expectFocus(page.getByLabel('Key phrase', { exact: true }), 'ready for the next')
  await addPhrase(page, 'keyboard cheese')
})

test('opens it and checks it now', async ({ memberPage: page }) => {
  await tabTo(page, page.getByRole('link', { name: phrase, exact: true }))
  await pressKey(page, 'Enter')
  await page.getByRole('heading', { name: phrase, level: 1 }).waitFor()

  const checkNow = page.getByRole('button', { name: 'Check now' })
  await tabTo(page, checkNow)
  await pressKey(page, 'Enter')
  await page.getByRole('dialog', { name: 'Check now' }).waitFor()
  await pressKey(page, 'Escape')
  await expectFocus(checkNow, 'back where the dialog was opened')
  await pressKey(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, page.getByRole('dialog').getByLabel('Pages'))
  await pressKey(page, 'ArrowUp')
  await pressKey(page, 'ArrowUp')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Check for 1 credit' }))
  await pressKey(page, 'Enter')
  await page.getByRole('table', { name: `Ranking results for ${phrase}` }).waitFor()
  await expectFocus(checkNow, 'back where the dialog was opened')
})

test('chooses the day in the calendar', async ({ memberPage: page }) => {
  const calendar = page.getByRole('region', { name: 'Search History' })
  const day = calendar.locator('td[aria-selected=true] button')
  await tabTo(page, day)
  await pressKey(page, 'Enter')
  await expect.poll(() => page.url()).toContain('check=')
  await expectFocus(day)
  await pressKey(page, 'ArrowLeft')
  await pressKey(page, 'ArrowRight')
  await pressKey(page, 'Space')
  await expectFocus(day)
})

test('opens the details of a row and closes them', async ({ memberPage: page }) => {
  const row = page.getByRole('button', { name: 'Rank 1: extra details' })
  await tabTo(page, row)
  await pressKey(page, 'Enter')
  await page.getByRole('heading', { name: 'Full description' }).waitFor()
  await tabTo(page, page.getByRole('link', { name: /^Watch on TikTok/ }))
  await pressKey(page, 'Escape')
  await page.getByRole('heading', { name: 'Full description' }).waitFor({ state: 'detached' })
  await expectFocus(row, 'back at the row')
  await pressKey(page, 'Space')
  await page.getByRole('heading', { name: 'Full description' }).waitFor()
  await pressKey(page, 'Space')
  await page.getByRole('heading', { name: 'Full description' }).waitFor({ state: 'detached' })
  await expectFocus(row, 'still at the row')
})

test('goes back, filters, pauses and deletes by the typed word', async ({ memberPage: page }) => {
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tracking' }),
    'Shift+Tab',
  )
  await pressKey(page, 'Enter')
  await page.getByRole('heading', { name: 'Tracking', level: 1 }).waitFor()
  const filter = page.getByLabel('Filter the list')
  await tabTo(page, filter)
  await page.keyboard.type('bread')
  await page.getByRole('link', { name: 'keyboard cheese', exact: true }).waitFor({ state: 'detached' })
  await tabTo(page, page.getByRole('button', { name: 'Clear filters' }))
  await pressKey(page, 'Enter')
  await page.getByRole('link', { name: 'keyboard cheese', exact: true }).waitFor()
  await expectFocus(filter, 'at the field that was cleared')

  const more = page.getByRole('button', { name: `Actions: ${phrase}` })
  await tabTo(page, more)
  await pressKey(page, 'Enter')
  await expectFocus(page.getByRole('menuitem', { name: 'Pause' }), 'in the menu')
  await pressKey(page, 'Escape')
  await expectFocus(more, 'back where the menu was opened')
  await pressKey(page, 'Enter')
  await pressKey(page, 'Enter')
  await page.getByRole('row', { name: phrase }).getByText('Paused', { exact: true }).waitFor()
  await expectFocus(more, 'back where the menu was opened')

  await pressKey(page, 'Space')
  await page.getByRole('menuitem', { name: 'Resume' }).waitFor()
  await pressKey(page, 'ArrowUp')
  await expectFocus(page.getByRole('menuitem').last(), 'in the menu after ArrowUp')
  await pressKey(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await pressKey(page, 'Escape')
  await expectFocus(more, 'back where the dialog was opened')
  await tabTo(page, page.getByRole('link', { name: phrase, exact: true }), 'Shift+Tab')
  await pressKey(page, 'Delete')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, page.getByLabel('Type delete to confirm'))
  await page.keyboard.type('Delete')
  await pressKey(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('delete')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  await pressKey(page, 'Enter')
  await page.getByRole('link', { name: phrase, exact: true }).waitFor({ state: 'detached' })
  await tabTo(page, page.getByRole('link', { name: 'keyboard cheese', exact: true }))
})

test.for(['/search', '/key-phrase-search-history', '/alerts', '/account'])(
  'every stop of %s has a focus ring',
  async (path, { memberPage: page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
  },
)
