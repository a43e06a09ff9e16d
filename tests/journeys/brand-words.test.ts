import { expect } from 'vitest'
import { test as journey, onPhone } from '../support/browser/journey.ts'
import { callAsServer } from '../support/stack/api.ts'
import type { RunningStack } from '../support/stack/stack.ts'

const runTracker = (stack: RunningStack) => callAsServer(stack, 'POST', '/functions/v1/track-key-phrases', {})

// The tracker looks up the names of all users, so the test needs its own stack.
const test = journey
  .override('stackEnvironment', {})
  .override('level', 'premium')
  .override('contextOptions', onPhone)

test('a name entered offline is looked up for free once the device is online, and a new unwelcome word raises an alert', async ({
  memberPage: page,
  stack,
  server,
  account,
}) => {
  await page.goto('/alerts')
  await page.getByRole('link', { name: 'Brand words' }).click()
  const names = page.getByLabel('Names or handles')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await names.waitFor()
  await page.context().setOffline(true)

  await names.fill('stride club\nstride shop')
  await save.click()
  await page.getByText('Your plan looks up 1 name. Remove some.').waitFor()
  await names.fill('@stride club')
  await page.getByLabel('Unwelcome words').fill('ideas\nreview')
  await save.click()
  await page.getByText('Not looked up yet.').waitFor()

  await page.context().setOffline(false)
  const brand = { names: ['stride club'], country: 'gb', unwelcome: ['ideas', 'review'] }
  await expect.poll(() => server.rows('profiles', 'select=brand_words')).toEqual([{ brand_words: brand }])
  const searches = () =>
    server.rows('search_history', 'select=id,search_term,origin,searched_at,search_results(word)')
  const searchesAfterRun = async () => {
    await runTracker(stack)
    return searches()
  }
  await expect.poll(searchesAfterRun).toMatchObject([{ search_term: 'stride club', origin: 'tracker' }])
  await runTracker(stack)
  const [search] = await searches()
  expect(await searches()).toHaveLength(1)
  expect(await server.rows('alerts', 'select=id')).toEqual([])
  await page.reload()
  await page.getByText(/^Looked up /).waitFor()
  await page.getByText(search.search_results[0].word, { exact: true }).waitFor()

  const alert = { kind: 'brand_word', word: 'stride club review' }
  const row = { user_id: account.id, search_id: search.id, ...alert }
  await callAsServer(stack, 'POST', '/rest/v1/alerts', row)
  await page.goto('/alerts')
  await page.getByRole('link', { name: /stride club review/ }).click()
  await page.getByRole('heading', { name: 'stride club', exact: true }).waitFor()
  await page.goto('/key-phrase-search-history')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await page.getByText('stride club').count()).toBe(0)

  await page.goto('/alerts?brand=1')
  await names.waitFor()
  const elsewhere = { brand_words: { ...brand, names: ['stride crew'] } }
  await callAsServer(stack, 'PATCH', `/rest/v1/profiles?id=eq.${account.id}`, elsewhere)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect.poll(() => names.inputValue()).toBe('stride crew')
  await page.getByRole('link', { name: 'Search it with each letter from a to z (26 credits)' }).click()
  await page.getByRole('button', { name: 'Search for 26 credits' }).waitFor()
  expect(await searches()).toHaveLength(1)
})
