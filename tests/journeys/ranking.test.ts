import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { onPhone, phone, wholeDemoTest } from '../support/browser/journey.ts'
import { serverRows } from '../support/stack/tracking.ts'

const small = { width: 360, height: 780 }
const phrase = 'marathon training plan'

const test = wholeDemoTest
  .override('contextOptions', { ...onPhone, reducedMotion: 'reduce' })
  /** The newest check of a phrase, with the user's video at rank 12 every day, and the check before it. */
  .extend('check', { scope: 'file' }, async ({ stack, account }) => {
    const ofPhrase = `search_type=eq.search_results_check&state=eq.done&search_term=eq.${phrase}`
    const newest = `select=id,keyword_id&${ofPhrase}&order=searched_at.desc&limit=2`
    const [check, earlier] = await serverRows(stack, account, 'search_history', newest)
    const detail = `/search-results-check-history/${check.id}`
    return {
      keyPhrase: `/key-phrase/${check.keyword_id}`,
      detail,
      comparison: `${detail}?with=${earlier.id}`,
    }
  })

const rankButton = (page: Page, rank: number) =>
  page.getByRole('button', { name: `Rank ${rank}: extra details`, exact: true })

/** Opens the page and scrolls until the ranking loads, which it does near the viewport. */
async function openRanking(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600)
      return rankButton(page, 1).count()
    })
    .toBe(1)
}

/**
 * The elements of `main` that scroll vertically, the elements of the ranking that scroll sideways, and how far the page
 * scrolls sideways.
 */
function scrollers(page: Page) {
  return page.evaluate(() => {
    const can = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const all = [...document.querySelectorAll('main *')]
    const tall = all.filter(
      (box) => can(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight,
    )
    const wide = all.filter(
      (box) =>
        can(getComputedStyle(box).overflowX) &&
        box.scrollWidth > box.clientWidth &&
        (box.querySelector('table') || box.closest('table')),
    )
    return {
      within: [...tall, ...wide].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      sideways: document.documentElement.scrollWidth - innerWidth,
    }
  })
}

/** Whether a rank's whole row is visible and not under a sticky bar. */
async function isInSight(page: Page, rank: number): Promise<boolean> {
  return rankButton(page, rank).evaluate((button) => {
    const row = button.closest('tr')
    const box = row?.getBoundingClientRect()
    if (!row || !box) return false
    const middle = box.left + box.width / 2
    return [box.top + 3, box.bottom - 3].every((y) => row.contains(document.elementFromPoint(middle, y)))
  })
}

test('the user’s own row, at rank 12, is in the first screen of a check', async ({
  memberPage: page,
  check,
}) => {
  await page.goto(check.detail)
  await page.getByRole('radio', { name: /^Moved \d/ }).waitFor()
  expect(await isInSight(page, 12)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('nothing inside the page scrolls on its own, and the page does not scroll sideways', async ({
  memberPage: page,
  check,
}) => {
  for (const path of [check.detail, check.keyPhrase]) {
    await openRanking(page, path)
    for (const size of [phone, small]) {
      await page.setViewportSize(size)
      await rankButton(page, 1).click()
      await page.getByText('Watch on TikTok').waitFor()
      expect(await scrollers(page), path).toEqual({ within: [], sideways: 0 })
      const detail = await page.getByRole('region', { name: 'Rank 1: extra details' }).boundingBox()
      expect(detail?.height).toBeLessThan(400)
      await rankButton(page, 1).click()
    }
    await page.setViewportSize(phone)
  }
  await page.setViewportSize(small)
  await page.goto(check.comparison)
  await page.getByRole('table', { name: `Comparison for ${phrase}` }).waitFor()
  expect(await scrollers(page), 'the comparison').toEqual({ within: [], sideways: 0 })
})
