import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { providerEnvironment, storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { tellUsage } from '../support/browser/told-usage.ts'
import { html, json } from '../support/providers/provider-reply.ts'
import { makePage, someVideos, videoPage } from '../support/providers/video-pages.ts'
import { checkPage, creditsUsed, makeAccount } from '../support/stack/api.ts'

const test = storyTest
  .override('stackEnvironment', providerEnvironment)
  .override('level', 'pro')
  .override('worksOffline', true)
  /** The requests for result pages that this test has sent. */
  .extend('spent', { auto: true }, ({ context, providers }, { onCleanup }) => {
    providers.decide = ({ cursor }) => json(makePage(cursor, 5))
    const spent: URL[] = []
    const listen = (request: Request) => {
      if (request.url().includes('/tiktok-search-general')) spent.push(new URL(request.url()))
    }
    context.on('request', listen)
    onCleanup(() => void context.off('request', listen))
    return spent
  })
  .extend('creditsSpent', async ({ stack, account }) => {
    const before = await creditsUsed(stack, account)
    return async () => (await creditsUsed(stack, account)) - before
  })

async function check(page: Page, keyword: string, pages = '1 page'): Promise<void> {
  if (new URL(page.url()).pathname !== '/search-check') await page.goto('/search-check')
  await page.getByLabel('Key phrase').fill(keyword)
  await page.getByRole('combobox', { name: 'Pages', exact: true }).selectOption({ label: pages })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('keyword') === keyword)
}

const table = (page: Page) =>
  page.getByRole('table', {
    name: `Ranking for ${new URL(page.url()).searchParams.get('keyword')}`,
    exact: true,
  })
const ranks = (page: Page) =>
  table(page)
    .getByRole('button', { name: /^Rank \d+: extra details/ })
    .allTextContents()
const upTo = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1))

async function expectRanks(page: Page, count: number): Promise<void> {
  await expect.poll(() => ranks(page)).toEqual(upTo(count))
}

test('all of five pages arrive one by one, and a reload or a step back spends nothing more', async ({
  memberPage: page,
  creditsSpent,
  providers,
  spent,
}) => {
  const third = Promise.withResolvers<void>()
  providers.decide =
    ({ cursor }) =>
    async (response) => {
      await (Number(cursor) === 24 ? third.promise : pause(400))
      await json(makePage(cursor, 5))(response)
    }
  await page.goto('/search-check')
  await page.getByText('You have 2,000 credits left').waitFor({ state: 'hidden' })
  await page.getByText('This will use 1 of your 2,000 credits.').waitFor()
  await check(page, 'five pages', 'All pages')
  await page.getByRole('button', { name: 'Searching...' }).waitFor()
  await page.getByText('Fetching page 1 of all').waitFor()
  await page.getByText('Fetching page 3 of all').waitFor()
  await page.getByText('Found 24 videos so far...').waitFor()
  third.resolve()
  await expectRanks(page, 60)
  await page.getByText('Fetching page').waitFor({ state: 'hidden' })
  expect(await creditsSpent()).toBe(5)

  const asked = spent.length
  await page.reload()
  await expectRanks(page, 60)
  await page.goto('/dashboard')
  await page.goBack()
  await expectRanks(page, 60)
  expect(spent).toHaveLength(asked)
  expect(await creditsSpent()).toBe(5)
})

test('three pages stop at three and offer the next; a repeated page ends the check', async ({
  memberPage: page,
  creditsSpent,
  providers,
}) => {
  await check(page, 'three pages', '3 pages')
  await expectRanks(page, 36)
  await page.getByText('Pages 1 to 3 of the results. More are available.').waitFor()
  expect(await creditsSpent()).toBe(3)
  await page.getByRole('button', { name: 'Fetch the next page for 1 credit' }).click()
  await expectRanks(page, 48)
  expect(await creditsSpent()).toBe(4)

  let count = 0
  providers.decide = () => {
    count += 1
    return json(videoPage(someVideos(count * 12, count * 12 + 11), 12))
  }
  await check(page, 'repeats its cursor', 'All pages')
  await expectRanks(page, 24)
  await page.getByText('Fetching page').waitFor({ state: 'hidden' })
  expect(await page.getByText('More are available').count()).toBe(0)
  expect(await creditsSpent()).toBe(6)
})

test('a failed page 3 keeps pages 1 and 2, shows the reason, and can continue from there', async ({
  memberPage: page,
  creditsSpent,
  providers,
}) => {
  let broken = true
  providers.decide = ({ cursor }) => (broken && Number(cursor) === 24 ? html(200) : json(makePage(cursor, 5)))
  await check(page, 'fails on page 3', '5 pages')
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Pages 1 to 2 are kept.').waitFor()
  await expectRanks(page, 24)
  expect(await creditsSpent()).toBe(2)
  await inspect(page, 'check-failed-page-3')

  await page.reload()
  await page.getByText('Pages 1 to 2 of 5. More are available.').waitFor()
  await expectRanks(page, 24)
  broken = false
  // After the reload, the first attempt gets the failure that the server has stored under this page's key.
  await page.getByRole('button', { name: 'Continue for 3 credits' }).click()
  await page.getByRole('main').getByRole('alert').getByText('Pages 1 to 2 are kept.').waitFor()
  await page.getByRole('button', { name: 'Continue for 3 credits' }).click()
  await expectRanks(page, 60)
  expect(await creditsSpent()).toBe(5)
})

test('results of the last day are offered first', async ({ memberPage: page, creditsSpent }) => {
  await check(page, 'asked twice')
  await expectRanks(page, 12)
  await check(page, 'asked twice')
  await page.getByText('Fetched just now. Use it, or search again for 1 credit.').waitFor()
  await inspect(page, 'check-offer')
  expect(await creditsSpent()).toBe(1)
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.getByText('Use it, or search again').waitFor({ state: 'hidden' })
  await expectRanks(page, 12)
  await check(page, 'asked twice')
  await page.getByRole('button', { name: 'Search again for 1 credit' }).click()
  await expect.poll(creditsSpent).toBe(2)
})

test('phrases that are hard to encode in an address arrive unchanged', async ({
  memberPage: page,
  spent,
}) => {
  const keyword = '100% a/b #tag "c" 👩‍🍳 קפה'
  await check(page, keyword)
  await expectRanks(page, 12)
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(keyword)
  expect(spent[0]?.searchParams.get('keyword')).toBe(keyword)
  await page.reload()
  await expectRanks(page, 12)
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toContain(keyword)
})

test('a check started offline waits for the network, runs once and costs once', async ({
  context,
  memberPage: page,
  creditsSpent,
}) => {
  await page.goto('/search-check')
  await page.getByLabel('Pages').locator('option:enabled').nth(1).waitFor({ state: 'attached' })
  await waitForOffline(page)
  await context.setOffline(true)
  await page.getByLabel('Key phrase').fill('begun in a tunnel')
  await page.getByLabel('Pages').selectOption({ label: '2 pages' })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('main').getByText('Waiting for connection').waitFor()
  await inspect(page, 'check-waiting')
  await page.reload()
  await page.getByRole('main').getByText('Waiting for connection').waitFor()
  await context.setOffline(false)
  await expectRanks(page, 24)
  await page.reload()
  await expectRanks(page, 24)
  await expect.poll(creditsSpent).toBe(2)
})

test('a free plan has one page in one country, and meets its limit', async ({ newContext, stack, site }) => {
  const account = await makeAccount(stack, { level: 'free' })
  const page = await (await newContext({ serviceWorkers: 'block' })).newPage()
  await storeSession(page, site, account)
  // Another device has run checks of which this one has no record; otherwise it would offer no more.
  await tellUsage(page, 1, 3)
  await page.goto('/search-check')
  await page.getByText('Multi-page is paid only').waitFor()
  const choices = page.getByLabel('Pages').locator('option')
  expect(await choices.count()).toBe(11)
  expect(await choices.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).disabled))).toEqual([
    false,
    ...Array.from({ length: 10 }, () => true),
  ])
  expect(await page.getByLabel('Country').locator('option').allTextContents()).toEqual(['United Kingdom'])
  await inspect(page, 'check-free')
  await check(page, 'one')
  await expectRanks(page, 12)
  await page.getByText(/1 to|Page 1/).waitFor()
  for (const keyword of ['two', 'three']) await checkPage(stack, account, keyword)
  await check(page, 'four')
  const dialog = page.getByRole('dialog', { name: 'Daily Search Limit Reached' })
  await dialog.waitFor()
  await inspect(page, 'check-limit')
  expect(await creditsUsed(stack, account)).toBe(3)
  await page.keyboard.press('Escape')
  await page.waitForURL('/')
})

// This test is last, because a requested page is charged whenever its response arrives.
test('cancelling keeps the loaded pages; leaving the screen shows no prompt', async ({
  memberPage: page,
  providers,
  spent,
}) => {
  providers.decide =
    ({ cursor }) =>
    async (response) => {
      await pause(cursor === '12' ? 3000 : 0)
      await json(makePage(cursor, 5))(response)
    }
  await check(page, 'cancelled', '5 pages')
  await page.getByText('Fetching page 2 of 5').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expectRanks(page, 12)
  await page.getByText('Page 1 of 5. More are available.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(spent).toHaveLength(2)
})
