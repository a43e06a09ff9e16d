// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { TrackingPage } from './tracking-page.tsx'

const server = stubServer()

test('Failed to load tracked keywords: the server fails', async () => {
  server.tell('/rest/v1/keywords', { status: 500 })
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByText('Failed to load tracked keywords')
})
