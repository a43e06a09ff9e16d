import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { demoTest } from '../support/browser/journey.ts'
import { allChecks, chooseRankedDay, openKeyPhrase } from '../support/browser/key-phrase-page.ts'
import { signIn } from '../support/browser/sign-in.ts'

const phone = { width: 390, height: 844 }

const test = demoTest
  .override('contextOptions', { viewport: phone })
  .override('memberPage', async ({ page, site, account }) => {
    await signIn(page, site, account)
    await allChecks(page)
    await openKeyPhrase(page)
    return page
  })

const insight = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })

async function open(page: Page, title: string): Promise<void> {
  const line = insight(page, title)
  await line.scrollIntoViewIfNeeded()
  await line.locator('summary').focus()
  await page.keyboard.press('Enter')
  await line.getByRole('link', { name: 'How it is measured' }).waitFor()
}

const height = (page: Page, title: string) =>
  insight(page, title).evaluate((box) => box.getBoundingClientRect().height)

describe('on a phone', () => {
  test('each insight opens in one screen', async ({ memberPage: page }) => {
    // Between the header and the bars at the bottom.
    const screen = 844 - 44 - 118
    await open(page, 'What wins here')
    expect(await insight(page, 'What wins here').getByRole('rowheader').count()).toBe(12)
    expect(await height(page, 'What wins here')).toBeLessThan(screen)

    await open(page, 'Opportunity')
    expect(await insight(page, 'Opportunity').getByRole('listitem').count()).toBe(4)
    expect(await height(page, 'Opportunity')).toBeLessThan(screen)

    await open(page, 'What rises here')
    await insight(page, 'What rises here')
      .getByText(/^\d+ (of \d+ )?videos? gained 3 places or more in \d+ checks/)
      .waitFor()
    expect(await height(page, 'What rises here')).toBeLessThan(screen)
    await open(page, 'A brief for the next video')
    expect(await height(page, 'A brief for the next video')).toBeLessThan(screen)
    await inspect(page, 'insights')
  })

  test('an insight that opens at the top of the screen stays there', async ({ memberPage: page }) => {
    const line = insight(page, 'What wins here').locator('summary')
    await line.getByText(/^yours differs/).waitFor()
    await line.evaluate((summary) => {
      scrollBy(0, summary.getBoundingClientRect().top - 20)
      summary.focus({ preventScroll: true })
    })
    const top = () => line.evaluate((summary) => Math.round(summary.getBoundingClientRect().top))
    await expect.poll(top).toBe(20)
    await page.keyboard.press('Enter')
    await insight(page, 'What wins here').getByRole('link', { name: 'How it is measured' }).waitFor()
    expect(await top()).toBe(20)
  })

  test('a check has its own, and the explanation opens at the figure', async ({ memberPage: page }) => {
    await chooseRankedDay(page)
    await page.goto(`/search-results-check-history/${new URL(page.url()).searchParams.get('check')}`)
    await insight(page, 'What wins here').waitFor()
    await open(page, 'Opportunity')
    await insight(page, 'Opportunity').getByRole('link', { name: 'How it is measured' }).click()
    await page.getByRole('heading', { name: 'How it is measured', level: 1 }).waitFor()
    expect(new URL(page.url()).hash).toBe('#opportunity')
    await expect
      .poll(() => page.locator('#opportunity').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(500)
  })
})
