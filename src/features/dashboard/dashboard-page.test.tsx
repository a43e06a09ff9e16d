import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import { keepFirstPhrase, noteLook } from '#src/db/writes/device-notes.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, pulled, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { phone, setViewport } from '#tests/support/device/viewport.ts'
import { type Positions, phraseChecks } from '#tests/support/rows/phrase-checks.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import {
  creditsUsed,
  storedCheck,
  storedKeyPhrase,
  storedProfile,
  storedSearch,
} from '#tests/support/rows/stored-rows.ts'
import { DashboardPage } from './dashboard-page.tsx'

// happy-dom has no canvas; a browser test covers the desktop chart.
setViewport(phone)

// The clock stays fake: with the real time, work that outlives a test could find the session expired.
const today = new Date('2026-11-22T10:00:00.000Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: today }))
const server = stubServer()

const created_at = '2026-11-01T00:00:00.000Z'

/** Makes the server return key phrases with these daily positions; the last is today's. */
function track(phrases: Record<string, Positions>, fields: Partial<KeyPhraseRow> = {}): void {
  const rows = Object.keys(phrases).map((keyword) => storedKeyPhrase({ keyword, ...fields }))
  const checks = rows.flatMap((row) => phraseChecks(row.id, phrases[row.keyword] ?? []))
  const names = { first_name: 'Ada', last_name: 'Lovelace', own_accounts: [] }
  const profiles = [storedProfile({ ...names, subscription_level: 'pro', created_at })]
  const plan = { profiles, plans: Object.values(plans), usage: creditsUsed(16, 2_000) }
  server.tell(pullPath, pulled({ keywords: rows, key_phrase_checks: checks }, plan))
}

const show = () => showToAda('/dashboard', <DashboardPage />)
const headline = async (text: string) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Welcome, Ada Lovelace.*${text}$`) })
const phraseLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/key-phrase/'))
    .map((link) => link.textContent ?? '')

async function lookedAt(time: string): Promise<void> {
  await openDatabase(ada.id)
  await noteLook(new Date(time), created_at, time)
}
const yesterday = '2026-11-21T10:00:00.000Z'

test('sums up changes in one sentence and lists each with a link to its key phrase', async () => {
  track({ shoes: [11, 11, 12], tips: [7, 7, 11], couch: [13, 13, 12], walk: [9, 9, 8], steady: [3, 3, 3] })
  await lookedAt(yesterday)
  await show()
  await headline('since yesterday Two positions slipped, two are at their best ever')
  screen.getByText('1 unchanged')
  const events = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('link')
  expect(events.map((row) => row.getAttribute('href'))).toHaveLength(4)
  expect(events.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Position: 11tipsgb›▼ 7 → 11Down from 7 to 11'),
    expect.stringContaining('Position: 12shoesgb›▼ 11 → 12Down from 11 to 12'),
    'Position: 8walkgb›▲ 9 → 8Up from 9 to 8Best position so far',
    'Position: 12couchgb›▲ 13 → 12Up from 13 to 12Best position so far',
  ])
  const others = within(screen.getByRole('list', { name: 'The others' })).getAllByRole('link')
  expect(others.map((row) => row.textContent)).toEqual([expect.stringContaining('steady')])
})

test('counts the changes that a phone does not show', async () => {
  const fallen = [5, 6, 7, 8, 9].map((position) => [`down to ${position}`, [4, 4, position]] as const)
  track({ ...Object.fromEntries(fallen), riser: [2, 9, 8] })
  await lookedAt(yesterday)
  await show()
  await headline('Five positions slipped, one climbed')
  expect(screen.getByRole('link', { name: '2 more moved' }).getAttribute('href')).toBe('/rank-tracking')
})

test('shows ten of a thousand key phrases, changed ones first, with a link to the rest', async () => {
  const still = Array.from({ length: 999 }, (_, n) => [`phrase ${n}`, [5, 5, 5]] as const)
  track({ ...Object.fromEntries(still), mover: [5, 5, 9] })
  await lookedAt(yesterday)
  await show()
  await headline('“mover” slipped to 9')
  // Links for the event, for its suggested step and for the nine other key phrases shown.
  expect(phraseLinks()).toHaveLength(1 + 1 + 9)
  const rest = screen.getByRole('link', { name: 'All 1,000 key phrases' })
  expect(rest.getAttribute('href')).toBe('/rank-tracking')
})

test('links to the form of a key phrase without a video or account', async () => {
  track({ shoes: [3, 3] }, { account_name: null, video_id: null })
  await show()
  await screen.findByText('Add an account or video to “shoes” to see its position.')
  const step = screen.getByRole('link', { name: 'Add' })
  expect(step.getAttribute('href')).toMatch(/^\/key-phrase\/[^/]+\?edit=1$/)
})

test('shows the last positions if everything is paused', async () => {
  track({ shoes: [3, 4] }, { status: false })
  await show()
  await headline('Tracking is paused')
  expect(phraseLinks()).toHaveLength(1)
})

test('shows who overtook the video after the rows, in the space reserved for it', async () => {
  track({ shoes: [1, 1, 2] })
  const db = await openDatabase(ada.id)
  const reads = vi.spyOn(db.checks, 'bulkGet')
  await show()
  await headline('“shoes” slipped to 2')
  expect(reads).not.toHaveBeenCalled()
  const points = await db.keyPhraseChecks.orderBy('[keyword_id+checked_at]').toArray()
  const ranking = (...names: string[]) =>
    ranked(names, (name) => ({ dynamic_cover: `https://covers.test/${name}.webp` }))
  const rows = points.map(({ search_id, checked_at }, n) =>
    storedCheck({
      id: search_id,
      searched_at: checked_at,
      search_ranking_results: n < 2 ? ranking('ada', 'fern') : ranking('fern', 'ada'),
    }),
  )
  await db.checks.bulkPut(rows)
  await screen.findByText('@fern took your place')
  await waitFor(() =>
    expect(document.querySelector('ul img')?.getAttribute('src')).toBe('https://covers.test/ada.webp'),
  )
  const step = screen.getByRole('link', { name: 'Compare' })
  const [first, , last] = points.map(({ search_id }) => search_id)
  expect(step.getAttribute('href')).toBe(`/search-results-check-history/${last}?with=${first}`)
})

test('shows a new subscriber only the field for a link, and past checks as soon as there are any', async () => {
  track({})
  await show()
  await headline('Track your first key phrase')
  await screen.findByRole('textbox')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue'])
  expect(screen.queryAllByRole('link')).toEqual([])
  await database().checks.put(storedCheck({ search_term: 'oat latte' }))
  await screen.findByRole('link', { name: /^oat latte/ })
  screen.getByRole('heading', { name: 'Look up' })
})

test("shows a free user the plan's form, the credits, the next steps and a sample of tracking", async () => {
  await show()
  await headline('Find your first phrase')
  const sample = within(await screen.findByRole('region', { name: 'What tracking shows after 14 days' }))
  sample.getByText('Sample')
  expect(sample.getByRole('link', { name: 'How to track' }).getAttribute('href')).toBe('/rank-tracking')
  expect(screen.queryByRole('radio', { name: 'Autocomplete' })).toBeNull()
  screen.getByRole('region', { name: 'Basic Search' })
  screen.getByText('0 of 3 used')
  screen.getByText('3 left. Resets on 1 December 2099.')
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(expect.arrayContaining(['/search-check', '/rank-tracking']))
})

test('offers a check of the phrase tried before sign-up, until the user looks something up', async () => {
  await openDatabase(ada.id)
  await keepFirstPhrase('matcha latte')
  await database().searches.put(storedSearch({ origin: 'demo', search_term: 'matcha latte' }))
  await show()
  await screen.findByText('See who ranks for “matcha latte”, which you tried before signing up.')
  const step = screen.getByRole('link', { name: 'Check · 1 credit' })
  expect(step.getAttribute('href')).toBe('/search-check?keyword=matcha+latte&country=gb')
  fireEvent.click(step)
  expect(history.state).toEqual({ checkId: expect.any(String), pages: 1, begin: true })
  await database().checks.put(storedCheck({ search_term: 'tea' }))
  await waitFor(() => expect(screen.queryByText(/before signing up/)).toBeNull())
})

test('does not offer the check to a user with key phrases', async () => {
  await openDatabase(ada.id)
  await keepFirstPhrase('matcha latte')
  track({ matcha: [3, 3, 9] })
  await show()
  await screen.findAllByText(/“matcha”/)
  expect(screen.queryByText(/before signing up/)).toBeNull()
})

const video = 'https://www.tiktok.com/@ada.runs/video/7301234567890123456'

test('explains when credits return and offers no search once all are used', async () => {
  server.used = 3
  await show()
  await screen.findByText(/^All 3 credits are used\./)
  screen.getByRole('heading', { level: 1, name: /More credits on 1\sDecember\s2099$/ })
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('takes the phrase and country of the last check to the form that opens for a new subscriber’s link', async () => {
  server.level = 'premium'
  await show()
  await database().checks.put(storedCheck({ search_term: 'oat latte', country: 'us' }))
  const field = await screen.findByLabelText('Link to your TikTok video')
  fireEvent.change(field, { target: { value: `${video}?lang=en` } })
  // Retries until the screen has read the check.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(location.pathname).toBe('/rank-tracking')
    const given = Object.fromEntries(new URLSearchParams(location.search))
    expect(given).toEqual({ add: `${video} oat latte`, country: 'us' })
  })
})
