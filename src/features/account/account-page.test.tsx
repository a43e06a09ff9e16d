// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
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
    screen.getByText(/^The server did not answer\./)
    server.tell('/rest/v1/profiles', () => {})
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Account' })
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

test('without a network the profile is promised for when there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.tell('/rest/v1/profiles', noAnswer)
  await show()
  await screen.findByText('You are offline. We will load this when you are back online.')
})

test('a server that answers', async () => {
  await show()
  await screen.findByText('0 of 3 used')
  expect(screen.queryByText(/^Failed/)).toBeNull()
})
