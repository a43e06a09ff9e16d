// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { findStoredSearch } from '#src/db/reads/searches.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { DashboardPage } from './dashboard-page.tsx'

const server = stubServer()
const video = 'https://www.tiktok.com/@ada.runs/video/7301234567890123456'
const show = () => showToAda('/dashboard', <DashboardPage />)
const searchButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Search' })

test('explains when credits return and offers no search once all are used', async () => {
  server.used = 3
  await show()
  await screen.findByText(
    'All 3 credits are used. More on 1 December 2099. What you have fetched stays here.',
  )
  const upgrade = screen.getByRole('link', { name: 'Upgrade to Premium' })
  expect(upgrade.getAttribute('href')).toBe('/payment?plan=premium')
  screen.getByRole('heading', { level: 1, name: /More credits on 1\sDecember\s2099$/ })
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('shows no such notice while credits are left', async () => {
  server.used = 2
  await show()
  await screen.findByText('2 of 3 used')
  expect(screen.queryByText(/credits are used/)).toBeNull()
  expect((await searchButton()).disabled).toBe(false)
})

test('adds one history entry for two quick presses on Search', async () => {
  const push = vi.spyOn(history, 'pushState')
  await show()
  const press = await searchButton()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'matcha' } })
  fireEvent.click(press)
  fireEvent.click(press)
  await waitFor(() => expect(push).toHaveBeenCalled())
  // By the time this query resolves, a second click would have navigated.
  await findStoredSearch({ search_type: 'basic', search_term: 'matcha', country: 'gb' })
  expect(push).toHaveBeenCalledOnce()
})

test('groups thousands like the rest of the app', async () => {
  Object.assign(server, { used: 1_027, allowance: 2_000 })
  await show()
  await screen.findByText('1,027 of 2,000 used')
})

test.each([
  ['fails', { status: 500 }],
  ['does not respond', noResponse],
] as const)('shows "Failed to load profile" and a retry if the server %s', async (_, told) => {
  server.tell(pullPath, told)
  await show()
  await screen.findByText('Failed to load profile')
  server.tell(pullPath, () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: /^Welcome, Ada Lovelace/ })
})

test('takes the phrase and country of the last check to the form of a new payer’s link', async () => {
  server.level = 'premium'
  await show()
  await database().checks.put(storedCheck({ search_term: 'oat latte', country: 'us' }))
  fireEvent.change(await screen.findByLabelText('Link to your TikTok video'), {
    target: { value: `${video}?lang=en` },
  })
  // Retries until the screen has read the check.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      add: `${video} oat latte`,
      country: 'us',
    })
  })
})

test('shows a payer without key phrases the checks made, and where to make more', async () => {
  server.level = 'premium'
  await show()
  await screen.findByLabelText('Link to your TikTok video')
  expect(screen.queryByRole('heading', { name: 'Look up' })).toBeNull()
  await database().checks.put(storedCheck({ search_term: 'oat latte' }))
  await screen.findByRole('link', { name: /^oat latte/ })
  screen.getByRole('heading', { name: 'Look up' })
})
