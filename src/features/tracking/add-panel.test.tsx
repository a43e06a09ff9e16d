// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { database, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { plans } from '#tests/support/plans.ts'
import { AddPanel } from './add-panel.tsx'
import { SharePage } from './share-page.tsx'

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

const show = (plan: PlanRow | null) => render(<AddPanel list={{ items: [], active: 0, plan }} />)

async function expectLocked(): Promise<void> {
  await screen.findByRole('heading', { name: 'Upgrade to add key phrases' })
  const link = await screen.findByRole('link', { name: 'Upgrade to Premium' })
  expect(link.getAttribute('href')).toBe('/payment?plan=premium')
  screen.getByText(/Premium tracks 10 key phrases/)
  screen.getByText('Sample')
  expect(screen.queryByLabelText('Key phrase')).toBeNull()
}

it('shows a plan without key phrases what tracking would bring, not a form that is refused', async () => {
  show(plans.free)
  await expectLocked()
})

it('does so with what another app has shared too', async () => {
  render(<SharePage />)
  await expectLocked()
})

it('shows the form to a plan that has them, and where the plan is not known yet', () => {
  for (const plan of [plans.premium, null]) {
    show(plan)
    screen.getByLabelText('Key phrase')
    cleanup()
  }
})
