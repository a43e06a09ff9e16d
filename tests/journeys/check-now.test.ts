import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { providerTest } from '../support/browser/journey.ts'
import { reach } from '../support/browser/show-screen.ts'
import { nativeEntry, nativePage, nativeVideo } from '../support/providers/native-video.ts'
import { json, type ProviderReply } from '../support/providers/provider-reply.ts'
import { addKeyPhrase, creditsUsed } from '../support/stack/api.ts'

const withVideo = 'bread with a video'
const withAccount = 'bread with an account'

type Result = readonly [username: string, videoId: string]

function ranking(...results: Result[]): ProviderReply {
  return json(
    nativePage(
      results.map(([uniqueId, id]) =>
        nativeEntry(
          nativeVideo(id, `video ${id}`, {
            author: { uniqueId, nickname: uniqueId, signature: '', verified: false, avatarThumb: null },
          }),
        ),
      ),
    ),
  )
}

const script: { phrase: string; answer: ProviderReply }[] = [
  {
    phrase: withVideo,
    answer: ranking(['pebble.cooks', '71'], ['other', '72'], ['pebble.cooks', '77'], ['other', '73']),
  },
  { phrase: withAccount, answer: ranking(['other', '81'], ['PEBBLE.Cooks', '82'], ['other', '83']) },
  { phrase: withAccount, answer: ranking(['other', '81'], ['somebody', '84'], ['other', '83']) },
  { phrase: withAccount, answer: json({ type: 'verify', verifyConfig: {} }) },
]

const test = providerTest
  .override('stackEnvironment', ({ providers }) => ({ ...providers.env }))
  .override('level', 'pro')
  .override('contextOptions', { viewport: { width: 1440, height: 900 } })

async function open(page: Page, phrase: string): Promise<void> {
  await reach(page, '/rank-tracking')
  await page.getByRole('link', { name: phrase, exact: true }).first().click()
  await page.getByRole('heading', { name: phrase, level: 1 }).waitFor()
}

async function checkNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pages').selectOption('1')
  await dialog.getByText('This will use 1 of your').waitFor()
  await dialog.getByRole('button', { name: 'Check for 1 credit' }).click()
}

const now = (page: Page) => page.getByRole('region', { name: 'Position', exact: true }).locator('[data-rank]')

test('four checks show the four true positions: on the page, in chart, table and list', async ({
  memberPage: page,
  stack,
  account,
  providers,
}) => {
  await addKeyPhrase(stack, account, { keyword: withVideo, account_name: 'pebble.cooks', video_id: '77' })
  await addKeyPhrase(stack, account, { keyword: withAccount, account_name: 'pebble.cooks' })
  let step = 0
  providers.decide = (request) => (request.path.includes('general') ? (script[step]?.answer ?? null) : null)

  await open(page, withVideo)
  await checkNow(page)
  await expect.poll(() => now(page).innerText()).toBe('3')
  const green = page.getByRole('row').filter({ hasText: 'Your video' })
  await expect.poll(() => green.count()).toBe(1)
  expect(await green.innerText()).toContain('3')
  expect(await page.getByRole('row').filter({ hasText: 'Your account' }).count()).toBe(1)

  step = 1
  await open(page, withAccount)
  await checkNow(page)
  await expect.poll(() => now(page).innerText()).toBe('2')
  expect(await page.getByRole('row').filter({ hasText: 'Your account' }).innerText()).toContain(
    'PEBBLE.Cooks',
  )

  step = 2
  await checkNow(page)
  await expect.poll(() => now(page).innerText()).toBe('Not in first 3')
  await page.getByText('left the results').first().waitFor({ state: 'attached' })
  await page.getByText('@somebody entered at 2 and took your place.').waitFor()

  step = 3
  await checkNow(page)
  const failure = page.getByRole('alert')
  await failure.getByText('TikTok blocked this request').waitFor()
  await failure.getByRole('button', { name: 'Try again' }).waitFor()
  await failure.getByRole('button', { name: 'Dismiss' }).click()
  // A failed check has no rank, so the last measured position stays.
  await page.getByText(/The check .* failed\. TikTok blocked this request/).waitFor()
  expect(await now(page).innerText()).toBe('Not in first 3')
  expect(await creditsUsed(stack, account)).toBe(3)

  await page.getByRole('button', { name: 'Position over time as a table' }).click()
  const lines = page.getByRole('table', { name: 'Position over time' }).locator('tbody tr')
  await expect.poll(() => lines.count()).toBe(3)
  const cells = await lines.evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  )
  expect(cells).toEqual([
    ['2', '3 results'],
    ['–', 'Not in first 3'],
    ['–', 'Failed: TikTok blocked this request.'],
  ])

  await page.goto('/rank-tracking')
  const listed = (phrase: string) => page.getByRole('row').filter({ hasText: phrase })
  await listed(withVideo).getByText('3', { exact: true }).first().waitFor()
  await listed(withAccount).getByText('Not in first 3').first().waitFor()
  await listed(withAccount)
    .getByText(/Failed (.* ago|just now)/)
    .waitFor()
})
