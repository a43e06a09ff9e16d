// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { trackedColumns } from './list/tracked-columns.tsx'
import { TrackingPage } from './tracking-page.tsx'

const server = stubServer()

test('distinguishes changes and times in the column headers', async () => {
  const headers = trackedColumns(() => {}, { detailed: false, shared: false, roomy: true }).map(
    ({ header }) => header,
  )
  expect(headers).toContain('Since last check')
  expect(headers).toContain('In 7 days')
  expect(headers).toContain('Checked')
  expect(headers).not.toContain('Last check')
})

test('opens the form for an empty list if the plan includes key phrases', async () => {
  server.level = 'premium'
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByLabelText('Key phrase')
  expect(screen.queryByRole('button', { name: 'Add key phrases' })).toBeNull()
})
