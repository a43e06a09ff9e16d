import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { seriousFindings } from '../support/browser/axe.ts'
import { expectFocus } from '../support/browser/by-keys.ts'
import { overhang } from '../support/browser/inspect.ts'
import { desktop, onPhone, phone, storyTest } from '../support/browser/journey.ts'
import { signIn } from '../support/browser/sign-in.ts'

const test = storyTest
  .override('level', 'pro')
  .override('contextOptions', onPhone)
  .extend('desk', { scope: 'file' }, async ({ newContext, site, account }) => {
    const context = await newContext({ viewport: desktop, isMobile: false, hasTouch: false })
    const page = await context.newPage()
    await signIn(page, site, account)
    return page
  })

async function lookUp(page: Page, mode: string, text: string, submit: string | RegExp): Promise<void> {
  await page.goto('/search')
  await page.getByRole('radio', { name: mode, exact: true }).check()
  const field = page.getByLabel(mode === 'Multiple' ? 'Key phrases' : 'Key phrase', { exact: true })
  await field.fill(text)
  await page.getByRole('button', { name: submit }).click()
  await page.getByRole('table').waitFor()
}

const rows = (page: Page) => page.locator('tbody tr')
const readWord = async (row: Locator) => (await row.locator('th bdi').first().textContent()) ?? ''
const measureBox = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not there`)
  return box
}

describe('on a phone', () => {
  test('a page with a word wider than the phone stops changing', async ({ signedInPage: page }) => {
    await lookUp(page, 'Basic Search', 'Donaudampfschifffahrtsgesellschaftskapitaen', 'Search')
    // Counts the changes to the page, because a page that measures itself in a loop never stops changing.
    const countChanges = () =>
      page.evaluate(async () => {
        let count = 0
        const watch = new MutationObserver((changes) => {
          count += changes.length
        })
        watch.observe(document.body, { subtree: true, attributes: true, childList: true })
        await new Promise((done) => setTimeout(done, 500))
        watch.disconnect()
        return count
      })
    await expect.poll(countChanges, { interval: 500 }).toBeLessThan(50)
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  })

  test('two taps lead from a suggestion to a tracked phrase', async ({ signedInPage: page }) => {
    await lookUp(page, 'Basic Search', 'matcha latte', 'Search')
    const row = rows(page).nth(2)
    const word = await readWord(row)
    await row.getByRole('button', { name: /^Actions: / }).tap()
    await page.getByRole('dialog', { name: word }).waitFor()
    await page.getByRole('button', { name: /^Track daily: / }).tap()
    await row.getByText(/^tracked/).waitFor()
    await page.goto('/rank-tracking')
    await page.getByRole('link', { name: word }).first().waitFor()
  })

  test('at 360 px keywords are whole, and nothing scrolls sideways', async ({ signedInPage: page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await lookUp(page, 'Basic Search', 'how to make an iced matcha latte at home', 'Search')
    const cut = await rows(page).evaluateAll((all) =>
      all.flatMap((row) => {
        const word = row.querySelector('th bdi')
        const box = word?.getBoundingClientRect()
        return box && box.left >= 0 && box.right <= innerWidth ? [] : [word?.textContent]
      }),
    )
    expect(cut).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    expect(await page.getByRole('region', { name: /^Results for / }).count(), 'a box that scrolls').toBe(0)
    await page.goto('/search')
    await page.getByRole('link', { name: /^how to make an iced/ }).waitFor()
    expect(await overhang(page), 'with a long recent phrase').toBeLessThanOrEqual(0)
    await page.setViewportSize(phone)
  })

  test('a selection has its bar above the tabs, in every view', async ({ signedInPage: page }) => {
    await lookUp(page, 'Multiple', 'latte art\niced latte', 'Search 2 phrases')
    const bar = page.getByRole('toolbar')
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    await page.getByRole('checkbox').first().tap()
    for (const view of ['By seed phrase', 'Merged']) {
      await page.getByRole('radio', { name: view }).check()
      await bar.getByText('1 selected').waitFor()
      const { y, height } = await measureBox(bar)
      expect(y + height, view).toBeLessThanOrEqual((await measureBox(tabs)).y)
      expect(y, view).toBeGreaterThan(0)
    }
    for (const name of ['Track', 'Copy', 'Check (1 credit)'])
      await bar.getByRole('button', { name, exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await bar.getByRole('button', { name: 'Check (1 credit)' }).tap()
    await page.getByText('1 check is done').waitFor()
    const checked = page.getByText(/^checked just now/)
    await checked.first().waitFor()
    expect(await bar.count()).toBe(0)
  })
})

describe('on a desktop', () => {
  test('keyboard shortcuts act on the focused row', async ({ desk: page }) => {
    await lookUp(page, 'Basic Search', 'hojicha latte', 'Search')
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
    const [word, next] = [await readWord(first), await readWord(second)]
    await first.getByRole('checkbox').focus()
    await page.keyboard.press('ArrowDown')
    await expectFocus(second.getByRole('checkbox'))
    await page.keyboard.press('t')
    await page.getByRole('dialog', { name: next }).waitFor()
    await page.keyboard.press('Enter')
    await second.getByText(/^tracked/).waitFor()
    await expect.poll(() => second.evaluate((row) => row.contains(document.activeElement))).toBe(true)

    await first.getByRole('checkbox').focus()
    await page.keyboard.press('f')
    await page.waitForURL((url) => url.searchParams.get('q') === word)
    await page.getByRole('table').waitFor()
    await page.goBack()
    await page.getByRole('table').waitFor()
    await first.getByRole('checkbox').focus()
    await page.keyboard.press('c')
    await page.waitForURL(/\/search-check/)
    await page.getByRole('table', { name: `Ranking for ${word}` }).waitFor()
  })

  test('a row offers four buttons on hover', async ({ desk: page }) => {
    await lookUp(page, 'Single', 'hojicha', 'Get suggestions')
    const row = rows(page).first()
    const buttons = row.getByRole('button').filter({ hasText: /./ })
    await page.mouse.move(0, 0)
    expect(await buttons.count()).toBe(0)
    await row.hover()
    expect(await buttons.allInnerTexts()).toEqual(['Check who ranks', 'Track', 'Find more', 'Idea'])
  })

  test('every list of suggestions has its exports in the same place', async ({ desk: page }) => {
    const places: Record<string, { x: number; y: number }> = {}
    const note = async (name: string) => {
      await page.getByRole('table').waitFor()
      const { x, y } = await measureBox(page.getByRole('group', { name: 'Export', exact: true }))
      places[name] = { x: Math.round(x), y: Math.round(y) }
    }
    await lookUp(page, 'Basic Search', 'oat milk latte', /^Search$/)
    await note('related')
    await lookUp(page, 'Keystroke', 'oat', 'Search 3 phrases')
    await note('letters')
    await page.getByRole('radio', { name: 'Merged' }).check()
    await note('merged')
    expect(
      new Set(Object.values(places).map((place) => JSON.stringify(place))).size,
      JSON.stringify(places),
    ).toBe(1)
    await page.goto('/search')
  })
})
