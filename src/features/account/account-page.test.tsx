// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { noAnswer, onItsWay, stubServer } from '#tests/support/stub-server.ts'
import { AccountPage } from './account-page.tsx'

const server = stubServer()
const show = () => showToAda('/account', <AccountPage />)

const failures = [
  ['fails', { status: 500 }],
  ['does not answer', noAnswer],
] as const

describe.each(failures)('where the server %s', (_, told) => {
  test('a profile that is not here yet: Failed to load profile', async () => {
    server.tell('/rest/v1/profiles', told)
    await show()
    await screen.findByText('Failed to load profile')
    expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull()
  })

  test('credits: Failed to load usage statistics', async () => {
    server.tell('/rest/v1/rpc/my_usage', told)
    await show()
    await screen.findByText('Failed to load usage statistics')
  })
})

test.each([
  ['/rest/v1/profiles', 'Loading your account'],
  ['/rest/v1/rpc/my_usage', 'Loading…'],
])('what is on its way from %s has not failed', async (path, words) => {
  server.tell(path, onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain(path))
  await screen.findByText(words)
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

test('a server that answers', async () => {
  await show()
  await screen.findByText('0 of 3 used')
  expect(screen.queryByText(/^Failed/)).toBeNull()
})
