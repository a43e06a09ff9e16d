import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { storedProfile } from '#tests/support/rows/stored-rows.ts'
import { SharePage } from './share/share-page.tsx'
import { TrackingPage } from './tracking-page.tsx'

openStore()
beforeEach(async () => {
  await database().plans.bulkPut(Object.values(plans))
  await database().profile.put(storedProfile())
})

it.each([
  ['the tracking page', TrackingPage],
  ['shared content', SharePage],
])('shows a sample instead of the form of %s on a plan without tracking', async (_, Page) => {
  render(<Page />)
  await screen.findByRole('heading', { name: 'Upgrade to add key phrases' })
  const link = await screen.findByRole('link', { name: 'Upgrade to Premium' })
  expect(link.getAttribute('href')).toBe('/payment?plan=premium')
  screen.getByText(/Premium tracks 10 key phrases/)
  screen.getByText('Sample')
  screen.getByRole('rowheader', { name: /matcha latte/ })
  expect(screen.queryByLabelText('Key phrase')).toBeNull()
})
