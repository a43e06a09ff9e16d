// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/open.ts'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { TrackingPage } from './tracking-page.tsx'

const server = stubServer()

async function add(phrase: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: phrase } })
  fireEvent.click(screen.getByRole('button', { name: 'Add key phrase' }))
}

test('Upgrade to add key phrases: the free plan, which tracks none', async () => {
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByText('The free plan tracks no key phrases.', { exact: false })
  await add('matcha')
  await screen.findByText('Upgrade to add key phrases')
  expect(await database().$outbox.count()).toBe(0)
  expect(await database().keyPhrases.count()).toBe(0)
})

test('Failed to load tracked keywords: the server fails', async () => {
  server.tell('/rest/v1/keywords', { status: 500 })
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByText('Failed to load tracked keywords')
})
