import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { storyTest } from '../support/browser/journey.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { creditsUsed } from '../support/stack/api.ts'

const test = storyTest
  .override('site', ({ proxy }) => proxy.url)
  .override('memberPage', async ({ page, site, account }) => {
    await signIn(page, site, account)
    await page.getByText('0 of 3 used').waitFor()
    return page
  })

test('a search whose response is lost after the commit is retried for the same credit', async ({
  memberPage: page,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/dashboard')
  // The browser itself retries a GET if its connection closes, so responses are lost until the search waits for a retry
  // or a pull has delivered its results.
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await (await searchField(page)).fill('lost and found')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const table = page.getByRole('table')
  await expect
    .poll(async () => (await countOnDevice(page, '$outbox')) === 1 || (await table.isVisible()))
    .toBe(true)
  proxy.decide = () => 'none'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await table.waitFor()
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  expect(await creditsUsed(stack, account)).toBe(1)
})
