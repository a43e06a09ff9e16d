// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { noResponse, pullPath, stubServer } from '#tests/support/stub-server.ts'
import { DashboardPage } from './dashboard-page.tsx'

const server = stubServer()
const show = () => showToAda('/dashboard', <DashboardPage />)
const searchButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Search' })

test('with every credit used home says when there are more and what goes on, and offers no search', async () => {
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

test('with credits left nothing of the kind is said', async () => {
  server.used = 2
  await show()
  await screen.findByText('2 of 3 used')
  expect(screen.queryByText(/credits are used/)).toBeNull()
  expect((await searchButton()).disabled).toBe(false)
})

test('thousands are written as everywhere', async () => {
  server.level = 'pro'
  Object.assign(server, { used: 1_027, allowance: 2_000 })
  await show()
  await screen.findByText('1,027 of 2,000 used')
})

test.each([
  ['fails', { status: 500 }],
  ['does not answer', noResponse],
] as const)('Failed to load profile: the server %s, until it is asked again', async (_, told) => {
  server.tell(pullPath, told)
  await show()
  await screen.findByText('Failed to load profile')
  server.tell(pullPath, () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: /^Welcome, Ada Lovelace/ })
})
