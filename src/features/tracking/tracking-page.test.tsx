// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { onItsWay, stubServer } from '#tests/support/stub-server.ts'
import { TrackingPage } from './tracking-page.tsx'

const server = stubServer()

test('Failed to load tracked keywords: the server fails', async () => {
  server.tell('/rest/v1/keywords', { status: 500 })
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByText('Failed to load tracked keywords')
})

test('key phrases that may be on their way have not failed, and are not missing', async () => {
  server.tell('/rest/v1/keywords', onItsWay)
  await showToAda('/rank-tracking', <TrackingPage />)
  await waitFor(() => expect(server.heard).toContain('/rest/v1/keywords'))
  await screen.findByText('Loading your key phrases')
})
