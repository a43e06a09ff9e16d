import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { DashboardPage } from './dashboard-page.tsx'

const server = stubServer()
const video = 'https://www.tiktok.com/@ada.runs/video/7301234567890123456'
const show = () => showToAda('/dashboard', <DashboardPage />)

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
  fireEvent.change(await screen.findByLabelText('Link to your TikTok video'), {
    target: { value: `${video}?lang=en` },
  })
  // Retries until the screen has read the check.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(location.pathname).toBe('/rank-tracking')
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      add: `${video} oat latte`,
      country: 'us',
    })
  })
})

test('shows a subscriber without key phrases the past checks and the form for another', async () => {
  server.level = 'premium'
  await show()
  await screen.findByLabelText('Link to your TikTok video')
  expect(screen.queryByRole('heading', { name: 'Look up' })).toBeNull()
  await database().checks.put(storedCheck({ search_term: 'oat latte' }))
  await screen.findByRole('link', { name: /^oat latte/ })
  screen.getByRole('heading', { name: 'Look up' })
})
