import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  batchEnded,
  batchPanel,
  fillPhrases,
  openSearches,
  phraseLines,
  startBatch,
} from '../support/browser/batch-panel.ts'
import { providerEnvironment, storyTest } from '../support/browser/journey.ts'
import { savedTable } from '../support/browser/screens.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { repetitions } from '../support/project/long-run.ts'
import type { ProviderServer } from '../support/providers/provider-server.ts'
import { callAsServer, creditsUsed, makeAccount } from '../support/stack/api.ts'

const test = storyTest
  .override('stackEnvironment', providerEnvironment)
  .override('level', 'pro')
  .extend('dashboard', { scope: 'file' }, ({ memberPage, stack, account }) =>
    openSearches(memberPage, stack, account),
  )

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
}

const rows = (page: Page) => page.getByRole('table').getByRole('row')
const asked = (providers: ProviderServer) => providers.requests.length

test('keystroke searches each prefix in the chosen country', async ({ dashboard: page, providers }) => {
  const before = asked(providers)
  await batchPanel(page).getByLabel('Country').selectOption('fr')
  await batchPanel(page).getByLabel('Keystroke').check()
  await batchPanel(page).getByLabel('Key phrase', { exact: true }).fill('thé')
  await batchPanel(page).getByRole('button', { name: 'Search 3 phrases' }).click()
  await batchEnded(page)
  const requests = providers.requests.slice(before)
  expect(requests.map(({ phrase }) => phrase).sort()).toEqual(['t', 'th', 'thé'])
  expect(new Set(requests.map(({ country }) => country))).toEqual(new Set(['fr']))
  await page.getByText('Searches used this month: 3/2,000').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Keyword',
    'Language',
    'Seed Phrase',
  ])
})

const odd = ['100%', 'a/b', '#tag', '"double" and \'single\'', '👩🏽‍🍳 cake', 'قهوة عربية', 'x'.repeat(500)]

test('odd phrases are searched unchanged, once each, despite reloads and steps through history', async ({
  dashboard: page,
  providers,
  stack,
  account,
}) => {
  const used = await creditsUsed(stack, account)
  const before = asked(providers)
  await toDashboard(page)
  await startBatch(page, odd.join('\n'))
  await batchEnded(page)
  expect(
    providers.requests
      .slice(before)
      .map(({ phrase }) => phrase)
      .sort(),
  ).toEqual([...odd].sort())
  // For a phrase of 500 characters, the fake provider's words are too long to store.
  const found = odd.filter((phrase) => phrase.length < 500)
  await expect.poll(() => rows(page).count()).toBe(1 + 2 * found.length)
  const { name, lines: csv } = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(name).toMatch(/^keytrail-search-results-100-a-b-tag-.*\.csv$/)
  expect(csv[0]).toEqual(['Word', 'Group ID', 'Seed Phrase'])
  expect(csv.slice(1).map((line) => line[2])).toEqual(found.flatMap((phrase) => [phrase, phrase]))

  const once = asked(providers)
  for (let n = 0; n < repetitions(1, 2); n += 1) {
    await page.reload()
    await page.getByRole('table').waitFor()
    await expect.poll(() => rows(page).count()).toBe(1 + 2 * found.length)
  }
  await page.goBack()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.goForward()
  await page.getByRole('table').waitFor()
  await page.goto(page.url())
  await page.getByRole('table').waitFor()
  expect(asked(providers)).toBe(once)
  expect(await creditsUsed(stack, account)).toBe(used + odd.length)
})

test('an address alone spends nothing and offers the missing phrases with their price', async ({
  dashboard: page,
  stack,
  account,
}) => {
  const used = await creditsUsed(stack, account)
  await toDashboard(page)
  await startBatch(page, 'alpha\nbeta')
  await batchEnded(page)
  await page.goto(`/search-multi?q=alpha%0Agamma%0Adelta&country=gb`)
  await page.getByText('1 of 3 phrases are on this device.').waitFor()
  expect(await creditsUsed(stack, account)).toBe(used + 2)
  await page.getByRole('button', { name: 'Fetch the other 2 (2 credits)' }).click()
  await page.getByText(`Searches used this month: ${used + 4}/2,000`).waitFor()
  await expect.poll(() => rows(page).count()).toBe(7)
  expect(await creditsUsed(stack, account)).toBe(used + 4)
  await page.goto(`/search-multi?q=${encodeURIComponent(phraseLines(51))}`)
  await page.getByRole('alert').getByText('Maximum 50 key phrases allowed').waitFor()
  await page.goto(`/search-multi`)
  await page.getByText('Each phrase uses 1 credit.').waitFor()
  expect(await creditsUsed(stack, account)).toBe(used + 4)
})

test('the merged view folds, filters, selects, copies and links to tracking', async ({
  dashboard: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toDashboard(page)
  await startBatch(page, 'Fold\nfold\nother')
  await batchEnded(page)
  await page.getByLabel('Merged').check()
  await page.getByRole('checkbox').first().waitFor()
  await expect.poll(() => rows(page).count()).toBe(5)
  expect(await page.getByRole('row', { name: /Fold first/ }).textContent()).toContain('2')
  await page.getByLabel('Filter keywords').fill('FOLD')
  await page.getByText('2 suggestions').waitFor()
  await page.getByRole('button', { name: 'Select all' }).click()
  const bar = page.getByRole('toolbar', { name: '2 selected' })
  await bar.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied 2 keywords').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fold first\nFold second')
  const saved = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(saved.lines).toHaveLength(3)
  expect(saved.lines[1]).toEqual(['Fold first', 'en', 'Fold, fold', '2'])
  await bar.getByRole('button', { name: 'Track' }).click()
  await page.waitForURL(/rank-tracking/)
  const url = new URL(page.url())
  expect(url.searchParams.get('add')).toBe('Fold first\nFold second')
  expect(url.searchParams.get('country')).toBe('gb')
})

test('/search with several lines runs a basic search of each', async ({
  dashboard: page,
  stack,
  account,
}) => {
  const used = await creditsUsed(stack, account)
  await page.goto(`/search?q=${encodeURIComponent('one\n\ntwo')}`)
  await page.getByRole('button', { name: 'Search for 2 credits' }).click()
  await batchEnded(page)
  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await page.getByText(`Searches used this month: ${used + 2}/2,000`).waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Keyword',
    'Group ID',
    'Seed Phrase',
  ])
  await expect.poll(() => rows(page).count()).toBe(5)
})

test('cancelling keeps running searches; the rest can resume; a reload spends nothing twice', async ({
  dashboard: page,
  providers,
  stack,
  account,
}) => {
  // Long enough that the batch is still running when the user cancels it.
  providers.delayMs = 700
  const [used, before] = [await creditsUsed(stack, account), asked(providers)]
  await toDashboard(page)
  await startBatch(page, phraseLines(40, 'halt'))
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const go = page.getByRole('button', { name: /^Continue \(\d+ left, \d+ credits\)$/ })
  await go.waitFor()
  // The screen's count lags behind the end of the run.
  const shownLeft = async () => Number(/\d+/.exec((await go.textContent()) ?? '')?.[0])
  await expect.poll(async () => (await shownLeft()) + (await creditsUsed(stack, account))).toBe(used + 40)
  const left = await shownLeft()
  expect(left).toBeGreaterThan(0)
  await page.reload()
  await go.waitFor()
  expect(await creditsUsed(stack, account)).toBe(used + 40 - left)
  await go.click()
  // Waits until more results have arrived.
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1 + 2 * (40 - left))
  await page.reload()
  await go.click()
  await page.getByText(`Searches used this month: ${used + 40}/2,000`).waitFor()
  await expect.poll(() => rows(page).count()).toBe(81)
  expect(asked(providers) - before).toBe(40)
  expect(await page.getByRole('alert').count()).toBe(0)
  providers.delayMs = 0
})

test('failed phrases are listed with the reason, cost nothing and can be retried', async ({
  dashboard: page,
  providers,
  stack,
  account,
}) => {
  const used = await creditsUsed(stack, account)
  await toDashboard(page)
  await startBatch(page, 'fine\nvariant status-500\nalso fine')
  await page.getByText('1 phrase was not fetched').waitFor()
  await expect.poll(() => rows(page).count()).toBe(5)
  expect(await creditsUsed(stack, account)).toBe(used + 2)
  await page.getByText('Your credit was refunded').waitFor()
  const before = asked(providers)
  await page.getByRole('button', { name: 'Try again: variant status-500' }).click()
  await batchEnded(page)
  await page.getByText('1 phrase was not fetched').waitFor()
  expect(asked(providers)).toBeGreaterThan(before)
  expect(await creditsUsed(stack, account)).toBe(used + 2)
})

test('50 phrases with 10 credits left keep 10 results and open the dialog', async ({ page, stack, site }) => {
  const account = await makeAccount(stack, { level: 'premium' })
  const of = { user_id: account.id, search_type: 'basic', country: 'gb', state: 'done', source: 'sample' }
  const spent = Array.from({ length: 490 }, (_, n) => {
    const id = crypto.randomUUID()
    return { id, search_id: id, search_term: `old ${n}`, ...of }
  })
  await callAsServer(stack, 'POST', '/rest/v1/search_history', spent)
  await signIn(page, site, account)
  await page.getByText('490 of 500 used').waitFor()
  await fillPhrases(page, phraseLines(50, 'edge'))
  await batchPanel(page).getByText('You have 10 credits left, so 10 of 50 phrases will run.').waitFor()
  await batchPanel(page).getByRole('button', { name: 'Search 50 phrases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daily Search Limit Reached' })
  await dialog.waitFor()
  expect(await creditsUsed(stack, account)).toBe(500)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${stack.url}/`)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue (40 left, 40 credits)' }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(21)
  await page.goto(`/dashboard`)
  await page.getByText(/^All 500 credits are used\./).waitFor()
  await batchPanel(page).waitFor({ state: 'detached' })
})
