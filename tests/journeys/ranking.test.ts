import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoTest } from '../support/browser/journey.ts'
import { allChecks } from '../support/browser/key-phrase-page.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { putOnDevice, untilCompared } from '../support/device/device-store.ts'
import { rankingRow } from '../support/rows/ranking-row.ts'
import { storedCheck } from '../support/rows/stored-rows.ts'
import { serverRows } from '../support/stack/tracking.ts'

const phone = { width: 390, height: 844 }
const small = { width: 360, height: 780 }
const phrase = 'marathon training plan'

const test = demoTest
  .override('contextOptions', { viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  .override('memberPage', async ({ page, site, account }) => {
    await signIn(page, site, account)
    await allChecks(page)
    await untilCompared(page, account.id)
    return page
  })
  /** A check that is on this device only, with the user's video at rank 12. */
  .extend('check', { scope: 'file' }, async ({ stack, account, memberPage: page }) => {
    const [tracked] = await serverRows(stack, account, 'keywords', `select=id,video_id&keyword=eq.${phrase}`)
    const video = (rank: number, id = rank) =>
      rankingRow({
        rank,
        username: `creator${id}`,
        full_description: `A clip about running that says more than fits into one line, number ${id}`,
        verified_account: rank === 12,
        digg_count: 1000 * id,
        play_count: (id * 7919) % 1000,
        duration: 2 * id,
        create_time: Date.parse('2026-11-16T09:00:00.000Z') / 1000,
        video_url: `https://www.tiktok.com/@creator${id}/video/${id === 12 ? tracked.video_id : id}`,
      })
    const rows = Array.from({ length: 36 }, (_, n) => video(n + 1))
    const of = {
      user_id: account.id,
      keyword_id: tracked.id as string,
      country: 'fr',
      search_term: phrase,
    } as const
    const made = storedCheck({
      ...of,
      source: 'sample',
      origin: 'tracker',
      searched_at: '2026-11-22T10:00:00.000Z',
      search_ranking_results: rows,
    })
    const swapped = [...rows.slice(0, 10), video(11, 12), video(12, 11), ...rows.slice(12, 35), video(36, 99)]
    const earlier = storedCheck({ ...of, search_ranking_results: swapped })
    await putOnDevice(page, account.id, 'checks', [made, earlier])
    const detail = `/search-results-check-history/${made.id}`
    return { keyPhrase: `/key-phrase/${tracked.id}`, detail, comparison: `${detail}?with=${earlier.id}` }
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

test('the user’s own row of 36 is in the first screen of a check', async ({ memberPage: page, check }) => {
  await page.goto(check.detail)
  await page.getByRole('radio', { name: 'Moved 2' }).waitFor()
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
