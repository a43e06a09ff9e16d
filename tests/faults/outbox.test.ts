import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { batchEnded, openSearches, phraseLines, startBatch } from '../support/browser/batch-panel.ts'
import { storyTest } from '../support/browser/journey.ts'
import { signIn, storeSession } from '../support/browser/sign-in.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { repetitions } from '../support/project/long-run.ts'
import { seededRandom } from '../support/project/random.ts'
import { type Account, call, creditsUsed, makeAccount } from '../support/stack/api.ts'
import type { Fault } from '../support/stack/fault-proxy.ts'
import type { RunningStack } from '../support/stack/stack.ts'

const test = storyTest
  .override('sharesStack', true)
  .override('site', ({ proxy }) => proxy.url)
  .override('memberPage', async ({ page, site, account }) => {
    await signIn(page, site, account)
    await page.getByText('0 of 3 used').waitFor()
    return page
  })

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
const random = seededRandom(seed)

async function consentOnServer(stack: RunningStack, account: Account): Promise<boolean> {
  const { body } = await call(stack, 'GET', '/rest/v1/profiles?select=marketing_consent', {
    token: account.token,
  })
  return body[0].marketing_consent
}

/** Clicks the box and saves; a change counts as saved once the screen confirms it. */
async function toggleConsent(page: Page): Promise<boolean> {
  const box = page.getByLabel(/news about Keytrail/)
  await box.click()
  const wanted = await box.isChecked()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').first().waitFor()
  await page.getByRole('button', { name: 'Save Changes', disabled: false }).waitFor()
  return wanted
}

test(`every change arrives once, in order, despite lost responses, errors and outages (seed ${seed})`, async ({
  context,
  memberPage: page,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/account')
  const faults: Fault[] = ['none', 'lose', 'lose', 'drop', 500, 503, 429]
  proxy.seen.length = 0
  const sent = () => proxy.seen.filter(({ path }) => path.includes('apply_mutation'))
  const lost = () => sent().filter(({ fault }) => fault === 'lose').length
  // Always lose the first response: while a device waits for its retry it sends few requests.
  const next = (): Fault => (lost() === 0 ? 'lose' : (faults[Math.floor(random() * faults.length)] ?? 'none'))
  proxy.decide = ({ path }) => (path.includes('apply_mutation') ? next() : 'none')

  const usual = repetitions(8, 12)
  let last = false
  let made = 0
  // Pending changes are sent together, so there are few requests; some must be lost to prove anything.
  for (; made < usual || (lost() < 2 && made < 30); made += 1) {
    const flap = random() < 0.4
    if (flap) await context.setOffline(true)
    last = await toggleConsent(page)
    if (flap) await context.setOffline(false)
  }
  proxy.decide = () => 'none'
  const back = Date.now()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => countOnDevice(page, '$outbox'), { timeout: 90_000, interval: 100 }).toBe(0)
  const drainedMs = Date.now() - back

  expect(await consentOnServer(stack, account)).toBe(last)
  expect(await page.getByLabel(/news about Keytrail/).isChecked()).toBe(last)
  process.stdout.write(
    `${made} changes in ${sent().length} requests, ${lost()} responses lost, drained ${drainedMs} ms after that\n`,
  )
  expect(lost()).toBeGreaterThan(0)
  expect(
    sent().every(
      ({ authorization }) => authorization?.includes(account.token) || !authorization?.includes('sb_'),
    ),
  ).toBe(true)
})

test('a search whose response is lost after the commit is retried for the same credit', async ({
  memberPage: page,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/dashboard')
  // The browser itself retries a GET whose connection closes, so responses are lost until the search waits for a retry,
  // or until a pull has delivered its results, which ends the wait.
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await (await searchField(page)).fill('lost and found')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const table = page.getByRole('table')
  await expect
    .poll(async () => (await countOnDevice(page, '$outbox')) === 1 || (await table.isVisible()), {
      timeout: 30_000,
    })
    .toBe(true)
  proxy.decide = () => 'none'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await table.waitFor({ timeout: 90_000 })
  await expect.poll(() => countOnDevice(page, '$outbox'), { timeout: 90_000 }).toBe(0)
  expect(await creditsUsed(stack, account)).toBe(1)
})

test('an interrupted search is in the history once, for one credit', async ({
  memberPage: page,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/dashboard')
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await (await searchField(page)).fill('left half-way')
  proxy.seen.length = 0
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await expect.poll(() => proxy.seen.some(({ path }) => path.includes('/functions/v1/'))).toBe(true)
  await page.goto('/key-phrase-search-history')
  proxy.decide = () => 'none'
  await page.locator('summary', { hasText: 'left half-way' }).waitFor({ timeout: 60_000 })
  expect(await page.locator('summary', { hasText: 'left half-way' }).count()).toBe(1)
  expect(await creditsUsed(stack, account)).toBe(2)
})

test('a batch whose responses are lost after the commit waits and is retried for the same credits', async ({
  newContext,
  site,
  stack,
  proxy,
}) => {
  const payer = await makeAccount(stack, { level: 'pro' })
  const screen = await (await newContext()).newPage()
  await storeSession(screen, site, payer)
  await openSearches(screen, stack, payer)
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await startBatch(screen, phraseLines(8, 'lost'))
  await batchEnded(screen)
  const waiting = screen.getByText('Waiting for connection', { exact: true })
  await expect.poll(() => waiting.count()).toBe(8)
  expect(await creditsUsed(stack, payer)).toBe(8)
  proxy.decide = () => 'none'
  await screen.evaluate(() => dispatchEvent(new Event('online')))
  await screen.getByRole('table').waitFor({ timeout: 90_000 })
  await expect.poll(() => waiting.count(), { timeout: 90_000 }).toBe(0)
  expect(await creditsUsed(stack, payer)).toBe(8)
})
