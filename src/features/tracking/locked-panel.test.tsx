// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { database, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { SharePage } from './share/share-page.tsx'
import { TrackingPage } from './tracking-page.tsx'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const profile = {
  id: ada,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  subscription_level: 'free',
  marketing_consent: false,
  created_at: '2026-11-01T10:00:00.000Z',
  changed_at: '2026-11-01T10:00:00.000Z',
} as const

beforeEach(async () => {
  await openDatabase(ada)
  await database().plans.bulkPut(Object.values(plans))
  await database().profile.put(profile)
})
afterEach(async () => {
  cleanup()
  await eraseDatabase(ada)
})

async function expectLocked(): Promise<void> {
  await screen.findByRole('heading', { name: 'Upgrade to add key phrases' })
  const link = await screen.findByRole('link', { name: 'Upgrade to Premium' })
  expect(link.getAttribute('href')).toBe('/payment?plan=premium')
  screen.getByText(/Premium tracks 10 key phrases/)
  screen.getByText('Sample')
  screen.getByRole('rowheader', { name: /matcha latte/ })
  expect(screen.queryByLabelText('Key phrase')).toBeNull()
}

it('shows a plan without tracking a sample instead of a form', async () => {
  render(<TrackingPage />)
  await expectLocked()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the sample for shared content, too', async () => {
  render(<SharePage />)
  await expectLocked()
})
