import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, call, creditsUsed, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { savedTable, signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

const delayMs = 400

let providers: ProviderServer
let stack: RunningStack
let browser: Browser
let context: BrowserContext
let page: Page
let account: Account

beforeAll(async () => {
  providers = await startProviderServer({ delayMs })
  stack = await startStack({ ...providers.env, TIKAPI_KEY: 'k', RAPIDAPI_KEY: 'k' })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
  await providers.close()
})

beforeEach(async () => {
  await context?.close()
  context = await browser.newContext({ acceptDownloads: true })
  page = await context.newPage()
  account = await makeAccount(stack, { level: 'pro' })
  await signInOnScreen(page, stack.url, account)
  await page.getByText('0 of 2000 used').waitFor()
})

const panel = () => page.getByRole('region', { name: 'Autocomplete' })
const lines = (count: number, word = 'phrase') =>
  Array.from({ length: count }, (_, n) => `${word} ${n}`).join('\n')
const rows = () => page.getByRole('table').getByRole('row')

async function ready(): Promise<void> {
  await page.getByText('Searches used this month').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
}
const asked = () => providers.requests.length

async function fillLines(text: string): Promise<void> {
  await panel().getByLabel('Multiple').check()
  await panel().getByLabel('Key phrases').fill(text)
}

async function runLines(text: string): Promise<void> {
  await fillLines(text)
  await panel()
    .getByRole('button', { name: /^Search \d+ phrases$/ })
    .click()
  await page.getByRole('heading', { name: 'Multi-Search Results' }).waitFor()
}

describe('the modes', () => {
  test('say their price, and stop at their limits', async () => {
    const submit = panel().locator('button[type=submit]')
    await panel().getByLabel('Key phrase', { exact: true }).fill('matcha')
    await panel().getByLabel('Quantity').fill('7')
    await panel().getByText('This will use 7 of your 2000 credits.').waitFor()

    await fillLines('\n  \n')
    await panel().getByText('Each phrase uses 1 credit.').waitFor()
    await submit.click()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await fillLines('one')
    await panel().getByText('This will use 1 of your 2000 credits.').waitFor()
    await fillLines(`${lines(25)}\n\n \n${lines(25, 'more')}\n`)
    await panel().getByText('This will use 50 of your 2000 credits.').waitFor()
    expect(await submit.isEnabled()).toBe(true)
    await fillLines(lines(51))
    await panel().getByText('Maximum 50 key phrases allowed').waitFor()
    expect(await submit.isEnabled()).toBe(false)

    await panel().getByLabel('Keystroke').check()
    const typed = panel().getByLabel('Key phrase', { exact: true })
    await typed.fill('abcdefghijkl')
    await panel().getByText('This will use 12 of your').waitFor()
    await typed.fill('abcdefghijklm')
    expect(await typed.inputValue()).toBe('abcdefghijkl')
    await typed.fill('👩🏽‍🍳שלום')
    await panel().getByText('This will use 5 of your').waitFor()

    await panel().getByLabel('Multiple').check()
    await panel().getByLabel('Key phrases').fill('')
    await panel().getByLabel('Phrase to expand').fill('tea')
    for (const [name, total] of [
      ['A to Z', 26],
      ['0 to 9', 36],
    ]) {
      await panel()
        .getByRole('button', { name: String(name) })
        .click()
      await panel().getByText(`This will use ${total} of your`).waitFor()
    }
    await panel().getByLabel('Key phrases').fill('')
    await panel().getByLabel('Country').selectOption('de')
    await panel().getByRole('button', { name: 'Questions' }).click()
    expect(await panel().getByLabel('Key phrases').inputValue()).toContain('warum tea')
    expect(await creditsUsed(stack, account)).toBe(0)
  })

  test('keystroke searches each prefix in the country that was chosen', async () => {
    const before = asked()
    await panel().getByLabel('Country').selectOption('fr')
    await panel().getByLabel('Keystroke').check()
    await panel().getByLabel('Key phrase', { exact: true }).fill('thé')
    await panel().getByRole('button', { name: 'Search 3 phrases' }).click()
    await ready()
    const requests = providers.requests.slice(before)
    expect(requests.map(({ phrase }) => phrase).sort()).toEqual(['t', 'th', 'thé'])
    expect(new Set(requests.map(({ country }) => country))).toEqual(new Set(['fr']))
    await page.getByText('Searches used this month: 3/2000').waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Keyword',
      'Language',
      'Seed Phrase',
    ])
  })
})

const odd = ['100%', 'a/b', '#tag', '"double" and \'single\'', '👩🏽‍🍳 cake', 'قهوة عربية', 'x'.repeat(500)]

test('odd phrases are searched as they are, once each, whatever is reloaded or stepped through', async () => {
  const before = asked()
  await runLines(odd.join('\n'))
  await ready()
  expect(
    providers.requests
      .slice(before)
      .map(({ phrase }) => phrase)
      .sort(),
  ).toEqual([...odd].sort())
  const { name, lines: csv } = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(name).toMatch(/^keytrail-search-results-100-a-b-tag-.*\.csv$/)
  expect(csv[0]).toEqual(['Word', 'Group ID', 'Seed Phrase'])
  // Around a phrase of 500 characters the stand-in's words are too long to be kept.
  const found = odd.filter((phrase) => phrase.length < 500)
  expect(csv.slice(1).map((line) => line[2])).toEqual(found.flatMap((phrase) => [phrase, phrase]))

  const once = asked()
  for (let n = 0; n < 2; n += 1) {
    await page.reload()
    await page.getByRole('table').waitFor()
    expect(await rows().count()).toBe(1 + 2 * found.length)
  }
  await page.goBack()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.goForward()
  await page.getByRole('table').waitFor()
  // Somebody else's link to the same: shows what is here, sends nothing.
  await page.goto(page.url())
  await page.getByRole('table').waitFor()
  expect(asked()).toBe(once)
  expect(await creditsUsed(stack, account)).toBe(odd.length)
})

test('an address alone spends nothing and offers what is missing with its price', async () => {
  await runLines('alpha\nbeta')
  await ready()
  await page.goto(`${stack.url}/search-multi?q=alpha%0Agamma%0Adelta&country=gb`)
  await page.getByText('1 of 3 phrases are on this device.').waitFor()
  expect(await creditsUsed(stack, account)).toBe(2)
  await page.getByRole('button', { name: 'Fetch the other 2 (2 credits)' }).click()
  await page.getByText('Searches used this month: 4/2000').waitFor()
  expect(await rows().count()).toBe(7)
  expect(await creditsUsed(stack, account)).toBe(4)
  await page.goto(`${stack.url}/search-multi?q=${encodeURIComponent(lines(51))}`)
  await page.getByRole('alert').getByText('Maximum 50 key phrases allowed').waitFor()
  await page.goto(`${stack.url}/search-multi`)
  await page.getByText('Each phrase uses 1 credit.').waitFor()
  expect(await creditsUsed(stack, account)).toBe(4)
})

test('what was fetched a short while ago is offered first', async () => {
  await runLines('alpha\nbeta\ngamma')
  await ready()
  await page.goto(`${stack.url}/dashboard`)
  await fillLines('alpha\nbeta\ngamma\ndelta')
  await panel().getByRole('button', { name: 'Search 4 phrases' }).click()
  await panel().getByText('3 of 4 phrases were fetched in the last 24 hours').waitFor()
  await panel().getByRole('button', { name: 'Use them (1 credit)' }).click()
  await page.getByText('Searches used this month: 4/2000').waitFor()
  expect(await rows().count()).toBe(9)
  await page.goto(`${stack.url}/dashboard`)
  await panel().getByLabel('Key phrase', { exact: true }).fill('delta')
  await panel().getByRole('button', { name: 'Get suggestions' }).click()
  await panel().getByText('Fetched just now. Use it, or search again for 1 credit.').waitFor()
  await panel().getByRole('button', { name: 'Use it' }).click()
  await page.getByRole('table').waitFor()
  expect(await creditsUsed(stack, account)).toBe(4)
})

test('cancelled half-way: what was under way is kept, the rest goes on when wanted, once each', async () => {
  const before = asked()
  await runLines(lines(20, 'halt'))
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const go = page.getByRole('button', { name: /^Continue \(\d+ left, \d+ credits\)$/ })
  await go.waitFor()
  const left = Number(/\d+/.exec((await go.textContent()) ?? '')?.[0])
  expect(left).toBeGreaterThan(0)
  expect(await creditsUsed(stack, account)).toBe(20 - left)
  await page.reload()
  await go.waitFor()
  expect(await creditsUsed(stack, account)).toBe(20 - left)
  await go.click()
  await page.getByText('Searches used this month: 20/2000').waitFor()
  expect(await rows().count()).toBe(41)
  expect(asked() - before).toBe(20)
})

test('a reload in the middle spends nothing twice', async () => {
  const before = asked()
  await runLines(lines(16, 'torn'))
  await page.getByRole('table').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByText('Searches used this month: 16/2000').waitFor()
  expect(await rows().count()).toBe(33)
  expect(asked() - before).toBe(16)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('leaving ends it without a word', async () => {
  const before = asked()
  await runLines(lines(40, 'left'))
  await page.getByRole('table').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.waitForTimeout(3 * delayMs)
  const spent = await creditsUsed(stack, account)
  expect(spent).toBeLessThan(40)
  expect(asked() - before).toBe(spent)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('phrases that fail are named with the reason, cost nothing and can be tried again', async () => {
  await runLines('fine\nvariant status-500\nalso fine')
  await page.getByText('1 phrase was not fetched').waitFor()
  expect(await rows().count()).toBe(5)
  expect(await creditsUsed(stack, account)).toBe(2)
  await page.getByText('Your credit was given back').waitFor()
  const before = asked()
  await page.getByRole('button', { name: 'Try again: variant status-500' }).click()
  await ready()
  await page.getByText('1 phrase was not fetched').waitFor()
  expect(asked()).toBeGreaterThan(before)
  expect(await creditsUsed(stack, account)).toBe(2)
})

test('50 phrases with 10 credits left keep 10 results and open the dialog', async () => {
  const secret = { apikey: stack.keys.secret, authorization: `Bearer ${stack.keys.secret}` }
  const spent = Array.from({ length: 1990 }, (_, n) => ({
    id: crypto.randomUUID(),
    user_id: account.id,
    search_term: `old ${n}`,
    search_type: 'basic',
    country: 'gb',
    state: 'done',
    source: 'sample',
  }))
  const body = spent.map((row) => ({ ...row, search_id: row.id }))
  const filled = await call(stack, 'POST', '/rest/v1/search_history', { headers: secret, body })
  expect(filled.status, JSON.stringify(filled.body)).toBe(201)
  await page.reload()
  await page.getByText('1990 of 2000 used').waitFor()
  await fillLines(lines(50, 'edge'))
  await panel().getByText('10 of 50 phrases will run: 10 credits left.').waitFor()
  await panel().getByRole('button', { name: 'Search 50 phrases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daily Search Limit Reached' })
  await dialog.waitFor()
  expect(await creditsUsed(stack, account)).toBe(2000)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${stack.url}/`)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue (40 left, 40 credits)' }).waitFor()
  expect(await page.getByRole('table').getByRole('row').count()).toBe(21)
  await page.goto(`${stack.url}/dashboard`)
  await panel().getByText('No credits are left in this period.').waitFor()
})

test('the merged view folds, filters, selects, copies and leads to tracking', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await runLines('Fold\nfold\nother')
  await ready()
  await page.getByLabel('Merged').check()
  expect(await rows().count()).toBe(5)
  expect(await page.getByRole('row', { name: /Fold first/ }).textContent()).toContain('2')
  await page.getByLabel('Filter keywords').fill('FOLD')
  await page.getByText('2 keywords').waitFor()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText('2 of 4 keywords selected').waitFor()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied 2 keywords').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fold first\nFold second')
  const saved = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(saved.lines).toHaveLength(3)
  expect(saved.lines[1]).toEqual(['Fold first', 'en', 'Fold, fold', '2'])
  await page.getByRole('button', { name: 'Track' }).click()
  await page.waitForURL(/rank-tracking/)
  const url = new URL(page.url())
  expect(url.searchParams.get('add')).toBe('Fold first\nFold second')
  expect(url.searchParams.get('country')).toBe('gb')
})

test('/search with several lines makes a basic search of each', async () => {
  await page.goto(`${stack.url}/search?q=${encodeURIComponent('one\n\ntwo')}`)
  await page.getByRole('button', { name: 'Search for 2 credits' }).click()
  await ready()
  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await page.getByText('Searches used this month: 2/2000').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Keyword',
    'Group ID',
    'Seed Phrase',
  ])
  expect(await rows().count()).toBe(5)
})
