import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { slowMove, type UsualRank, usualRank } from '../../src/domain/insight/usual-rank.ts'
import { movementText, usualRangeText } from '../../src/words/insight/usual-rank.ts'
import { inspect } from '../support/browser/inspect.ts'
import { demoTest } from '../support/browser/journey.ts'
import { allChecks, chart, chooseRankedDay, openKeyPhrase } from '../support/browser/key-phrase-page.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { serverRows } from '../support/stack/tracking.ts'

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
  test('the position has its usual range, in the chart and in its table too', async ({
    memberPage: page,
    stack,
    account,
  }) => {
    const checks = await serverRows(stack, account, 'key_phrase_checks', 'select=*&order=checked_at')
    // The ranks depend on the day: a phrase that was usually not found may have no movement.
    const [id, usual, slow] = [...Map.groupBy(checks, ({ keyword_id }) => keyword_id)]
      .map(([id, checks]) => [id, usualRank(checks), slowMove(checks)] as const)
      .find(([, usual]) => 'is' in usual && usual.isTelling && usual.from !== usual.to) as [
      string,
      UsualRank,
      number,
    ]
    await page.goto(`/key-phrase/${id}`)
    const position = page.getByRole('region', { name: 'Position', exact: true })
    const range = `${usualRangeText(usual)}, found in ${usual.found} of ${usual.of} checks`
    await position.getByRole('link', { name: `${movementText(usual, slow)} ${range}`, exact: true }).waitFor()
    await chart(page, 'Position over time').locator('canvas').waitFor()
    await page.getByRole('button', { name: 'Position over time as a table' }).click()
    const table = page.getByRole('table', { name: 'Position over time' })
    await table.getByRole('columnheader', { name: 'Usual range' }).waitFor()
    expect(await table.getByRole('cell', { name: /^\d+(–\d+| or lower)$/ }).count()).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Position over time as a table' }).click()
  })

  test('each insight opens in one screen', async ({ memberPage: page }) => {
    // The height between the header and the bars at the bottom.
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

  test('a check has its own insights, and the explanation opens at the figure', async ({
    memberPage: page,
  }) => {
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
