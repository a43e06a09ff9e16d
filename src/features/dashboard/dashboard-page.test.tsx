// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findFreshSearch } from '#src/db/reads/searches.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { DashboardPage } from './dashboard-page.tsx'

const server = stubServer()
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
  // By now, anything that a second press would load has been loaded.
  await findFreshSearch({ type: 'basic', phrase: 'matcha' }, '')
  expect(push).toHaveBeenCalledOnce()
})
