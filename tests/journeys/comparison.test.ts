import { expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { storyTest } from '../support/browser/journey.ts'
import { putOnDevice, untilCompared } from '../support/device/device-store.ts'
import { rankingRow } from '../support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '../support/rows/stored-rows.ts'

const small = { width: 360, height: 780 }
const video = (rank: number, id = rank) =>
  rankingRow({
    rank,
    username: `creator${id}`,
    full_description: `A clip about matcha that says more than fits into one line of a phone, number ${id}`,
    video_url: `https://www.tiktok.com/@creator${id}/video/${id}`,
  })
const upTo = (count: number) => Array.from({ length: count }, (_, n) => video(n + 1))

const test = storyTest
  .override('level', 'pro')
  .override('contextOptions', { viewport: small, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  .extend('checks', { scope: 'file' }, async ({ signedInPage: page, account }) => {
    const own = { user_id: account.id }
    const [first = video(1), second = video(2), ...rest] = upTo(12)
    const now = storedCheck({
      ...own,
      searched_at: '2026-11-22T10:00:00.000Z',
      search_ranking_results: [
        { ...second, rank: 1 },
        { ...first, rank: 2 },
        ...rest.slice(0, 9),
        video(12, 99),
      ],
    })
    const before = storedCheck({ ...own, search_ranking_results: upTo(12) })
    const elsewhere = storedCheck({
      ...own,
      country: 'us',
      searched_at: '2026-11-21T10:00:00.000Z',
      search_ranking_results: upTo(3),
    })
    await untilCompared(page, account.id)
    await putOnDevice(page, account.id, 'checks', [now, before, elsewhere])
    await putOnDevice(page, account.id, 'keyPhrases', [storedKeyPhrase({ ...own, account_name: 'creator5' })])
    return { now, before, elsewhere }
  })

test('the change of every row is visible at 360 px, both positions in one cell', async ({
  signedInPage: page,
  checks: { now, before },
}) => {
  await page.goto(`/search-results-check-history/${now.id}?with=${before.id}`)
  const table = page.getByRole('table', { name: 'Comparison for matcha' })
  await table.waitFor()
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Video',
    'Change',
    'Before',
    'After',
  ])
  const rows = await table.getByRole('row').evaluateAll((all) =>
    all.slice(1).map((row) => {
      const [change] = row.querySelectorAll('td')
      const box = change?.getBoundingClientRect()
      return { text: change?.innerText.split('\n'), seen: !!box && box.left >= 0 && box.right <= innerWidth }
    }),
  )
  expect(rows).toEqual([
    { text: ['Unchanged', '5 → 5'], seen: true },
    { text: ['Up 1', '2 → 1'], seen: true },
    { text: ['Down 1', '1 → 2'], seen: true },
    { text: ['New', '– → 12'], seen: true },
    { text: ['Gone', '12 → –'], seen: true },
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('radio', { name: '1 new' }).check({ force: true })
  await expect.poll(() => table.getByRole('row').count()).toBe(3)
  await page.getByRole('radio', { name: '4 changes' }).check({ force: true })
  await page.getByRole('button', { name: 'Show 9 unchanged' }).click()
  await expect.poll(() => table.getByRole('row').count()).toBe(14)
})

test('checks of other countries come last, under their heading, and are compared with a warning', async ({
  signedInPage: page,
  checks: { now, elsewhere },
}) => {
  await page.goto(`/search-results-check-history/${now.id}`)
  const others = page.getByLabel('Compare with')
  await others.waitFor()
  expect(await others.locator('optgroup').getAttribute('label')).toBe('Other countries')
  expect(await others.locator('option').allTextContents()).toEqual([
    'Compare with',
    '20 Nov 2026, 10:00',
    '21 Nov 2026, 10:00, United States',
  ])
  await others.selectOption(elsewhere.id)
  await page.getByText('Two countries: places are not comparable.').waitFor()
  await inspect(page, 'comparison-countries')
})
