import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Dexie } from 'dexie'
import { describe, expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { countUnsent, parkEntry } from '#src/db/outbox/outbox.ts'
import { cancelQueued } from '#src/db/writes/queued-searches.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { inMain, pressFocused, showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, onItsWay, stubServer } from '#tests/support/device/stub-server.ts'
import { storedSearch, suggestions } from '#tests/support/rows/stored-rows.ts'
import { SearchPage } from './search-page.tsx'

const server = stubServer()
const search = '/functions/v1/tiktok-search'
const asked = () => server.heard.filter((path) => path === search).length

async function searchFor(phrase: string): Promise<void> {
  await showToAda('/search', <SearchPage />)
  fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: phrase } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}

test('continues the same search after a reload', async () => {
  server.tell(search, onItsWay)
  await searchFor('running shoes')
  await waitFor(() => expect(asked()).toBe(1))
  cleanup()
  render(<SearchPage />)
  await waitFor(() => expect(asked()).toBe(2))
})

test('shows "Daily Search Limit Reached" with the monthly credits and a link to the next plan', async () => {
  server.tell(search, { status: 402, json: { error: { code: 'credits_exhausted', message: 'no' } } })
  await searchFor('running shoes')
  await screen.findByRole('dialog', { name: 'Daily Search Limit Reached' })
  screen.getByText(
    "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
  )
  await screen.findByText('You have used all 3 credits of your Free plan. More on 1 December 2099.')
  // The page behind the dialog must not be blank.
  screen.getByRole('heading', { name: 'Not searched', hidden: true })
  expectOffer('Upgrade Plan')
  expect(screen.queryByText('Failed to fetch search results')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('shows "Error checking search limit" once if the server fails', async () => {
  server.tell(search, { status: 500, json: { error: { code: 'internal', message: 'relation is missing' } } })
  await searchFor('running shoes')
  await screen.findByRole('heading', { name: 'Error checking search limit' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Failed to fetch search results')
})

test('reports a blank search until the user types', async () => {
  await searchFor('   ')
  await screen.findByText('Enter a key phrase.')
  const field = screen.getByLabelText('Key phrase')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: 'matcha' } })
  expect(screen.queryByText('Enter a key phrase.')).toBeNull()
  expect(server.heard).not.toContain(search)
})

const spent = 'All 3 credits are used. More on 1 December 2099. What you have fetched stays here.'
const expectOffer = (name = 'Upgrade to Premium') =>
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/payment?plan=premium')

test('shows the remaining options instead of the form once all credits are used', async () => {
  server.used = 3
  await showToAda('/search', <SearchPage />)
  await database().searches.put(storedSearch({ search_term: 'kept phrase' }))
  await screen.findByText(spent)
  expectOffer()
  const kept = within(await screen.findByRole('region', { name: 'Open without a credit' }))
  expect(kept.getByRole('link', { name: /kept phrase/ }).getAttribute('href')).toBe('/search?q=kept+phrase')
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows those options at the address of a new search, too', async () => {
  server.used = 3
  await showToAda('/search?q=matcha', <SearchPage />)
  await screen.findByText(spent)
  expectOffer()
  await screen.findByRole('heading', { name: 'Not searched yet' })
  expect(screen.queryByRole('button', { name: /1 credit/ })).toBeNull()
})

test('shows the remaining credits as dots before one is spent', async () => {
  server.used = 1
  await showToAda('/search', <SearchPage />)
  await screen.findByText('2 of 3 credits left')
})

test('shows a sample and an upgrade link for searches that a free plan lacks, and sends nothing', async () => {
  await showToAda('/search', <SearchPage />)
  for (const name of ['Single', 'Multiple', 'Keystroke']) {
    fireEvent.click(await screen.findByRole('radio', { name: `${name}, not in your plan` }))
    await screen.findByText('Sample')
    expectOffer()
    expect(screen.queryByRole('button')).toBeNull()
  }
})

test('keeps the typed text when the kind of search changes', async () => {
  server.level = 'premium'
  await showToAda('/search', <SearchPage />)
  await screen.findByRole('radio', { name: 'Multiple' })
  fireEvent.change(screen.getByLabelText('Key phrase'), { target: { value: 'matcha latte at home' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Keystroke' }))
  expect(screen.getByLabelText<HTMLInputElement>('Key phrase').value).toBe('matcha latte')
  screen.getByRole('button', { name: 'Search 11 phrases' })
  fireEvent.click(screen.getByRole('radio', { name: 'Multiple' }))
  const lines = await screen.findByLabelText<HTMLTextAreaElement>('Key phrases')
  expect(lines.value).toBe('matcha latte at home')
  fireEvent.change(lines, { target: { value: 'matcha latte at home\nhojicha' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Keystroke' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Multiple' }))
  await screen.findByRole('button', { name: 'Search 2 phrases' })
  fireEvent.click(screen.getByRole('radio', { name: 'Who ranks' }))
  await screen.findByText('This will use 1 of your 3 credits.')
  fireEvent.click(screen.getByRole('button', { name: 'Check who ranks' }))
  await waitFor(() => expect(location.pathname).toBe('/search-check'))
  expect(new URLSearchParams(location.search).get('keyword')).toBe('matcha latte at home')
  expect(history.state).toMatchObject({ pages: 1, begin: true })
})

test('offers the search at that address on a paid plan, and runs it only when the user presses the button', async () => {
  server.level = 'premium'
  await showToAda('/search?q=tea%3Fcountry%3Dde', <SearchPage />)
  const submit = await screen.findByRole('button', { name: 'Search for 1 credit' })
  const calls = () => server.heard.filter((path) => path.startsWith('/functions/'))
  expect(calls()).toEqual([])
  fireEvent.click(submit)
  await waitFor(() => expect(calls()).toHaveLength(1))
})

test('after a downgrade, keeps stored suggestions and offers plans, not a repeat', async () => {
  await showToAda('/search?q=matcha%3Fcountry%3Dgb', <SearchPage />)
  await screen.findByRole('heading', { name: 'Not part of your plan' })
  expectOffer('Upgrade Plan')
  const search_results = suggestions('matcha latte')
  await database().searches.put(storedSearch({ search_type: 'autocomplete', search_results }))
  await screen.findByRole('row', { name: /matcha latte/ })
  expect(screen.queryByRole('button', { name: /Search.*1 credit/ })).toBeNull()
})

test('shows facts common to all suggestions once on a phone, which has no columns for them', async () => {
  const search_results = suggestions('matcha latte', 'matcha whisk')
  await showToAda('/search?q=matcha%3Fcountry%3Dgb', <SearchPage />)
  await screen.findByRole('heading', { name: 'Not part of your plan' })
  await database().searches.put(storedSearch({ search_type: 'autocomplete', search_results }))
  const told = await screen.findByText(/Language: en/)
  expect(told.textContent).not.toContain('Seed Phrase')
})

describe('a queued search', () => {
  async function queue() {
    server.tell(search, noResponse)
    await searchFor('running shoes')
    await screen.findByRole('heading', { name: 'Waiting for connection' })
    await stopSync()
    setSyncStatus({ syncedBefore: true })
    const [queued] = await database().$outbox.toArray()
    if (queued?.kind !== 'run_search') throw new Error('no search is queued')
    return queued
  }

  test('shows that the server refused it, until the user discards it', async () => {
    await parkEntry(await queue(), 'credits_exhausted')
    await screen.findByRole('heading', { name: 'This search was not run' })
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await screen.findByRole('heading', { name: 'Not searched yet' })
  })

  test('is cancelled before the page shows it', async () => {
    await queue()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const writing = database().transaction('rw', database().$outbox, () => Dexie.waitFor(held))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    screen.getByRole('heading', { name: 'Waiting for connection' })
    release()
    await writing
    await screen.findByRole('heading', { name: 'Not searched yet' })
    expect(await countUnsent()).toBe(0)
    expect(history.state).toBeNull()
  })

  test.each([
    ['this page after another tab cancelled it', false],
    ['a step back after another screen cancelled it', true],
  ])('is not run by %s', async (_, isLeft) => {
    const { id } = (await queue()).payload
    const before = asked()
    if (isLeft) cleanup()
    await cancelQueued([id])
    if (isLeft) render(<SearchPage />)
    await screen.findByRole('heading', { name: 'Not searched yet' })
    expect([asked(), await countUnsent()]).toEqual([before, 0])
  })
})

describe('moves the focus of a disappearing button to the page', () => {
  test('for a repeated search', async () => {
    server.tell(search, onItsWay)
    await showToAda('/search?q=matcha', inMain(<SearchPage />))
    await database().searches.put(storedSearch())
    await pressFocused('Search again for 1 credit')
    await screen.findByText('Gathering data from TikTok...')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('for an accepted offer', async () => {
    await showToAda('/search', inMain(<SearchPage />))
    await database().searches.put(storedSearch({ searched_at: new Date().toISOString() }))
    fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: 'matcha' } })
    await pressFocused('Search')
    await pressFocused('Use it')
    await screen.findByRole('heading', { name: 'matcha' })
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
