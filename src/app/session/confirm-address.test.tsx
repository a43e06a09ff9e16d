import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signUp } from '#src/remote/auth/sign-in.ts'
import { forgetSession, storedSession } from '#src/remote/auth/stored-session.ts'
import { keepMailLink } from '#src/state/mail-link.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { confirmAddress } from './confirm-address.ts'

const server = stubServer()
const bob = { id: '0b0b0b0b-0000-4000-8000-000000000002', email: 'bob@example.com' }
const links = {
  'tokens in the hash': () => ({
    search: '',
    hash: `#access_token=${makeSession(bob).access_token}&refresh_token=r&type=magiclink`,
  }),
  'a token hash': () => ({ search: '?token_hash=x&type=signup', hash: '' }),
}

beforeEach(() => {
  forgetSession()
  setSession(null)
  server.tell('/auth/v1/verify', { json: makeSession(bob) })
  // The access tokens contain no expiry time, so auth-js refreshes the session before it uses them.
  server.tell('/auth/v1/token', { json: makeSession(bob) })
  server.tell('/auth/v1/user', { json: bob })
  showScreen('/login', null)
})
test.each(Object.entries(links))('a link with %s asks before it signs in', async (_, link) => {
  keepMailLink(link())
  const asked = confirmAddress()
  await screen.findByText(/It signs you in as bob@example\.com, and/)
  expect([currentSession(), storedSession()]).toEqual([null, null])
  fireEvent.click(screen.getByRole('button', { name: 'Do not sign in' }))
  await asked
  expect([currentSession(), storedSession()]).toEqual([null, null])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.heard).toContain('/auth/v1/logout')
})

test('a confirmed link signs in', async () => {
  keepMailLink(links['a token hash']())
  const asked = confirmAddress()
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  await asked
  expect(storedSession()?.userId).toBe(bob.id)
  expect(currentSession()).toMatchObject({ email: bob.email })
  await screen.findByText('Your email address is confirmed')
})

test('a link signs in at once only if its account was created in this browser', async () => {
  server.tell('/auth/v1/signup', { json: { ...bob, confirmation_sent_at: '2026-11-21T00:00:00Z' } })
  expect(await signUp(bob.email, 'secret')).toBe('confirm-email')
  server.tell('/auth/v1/verify', { json: makeSession(ada) })
  keepMailLink(links['a token hash']())
  const asked = confirmAddress()
  fireEvent.click(await screen.findByRole('button', { name: 'Do not sign in' }))
  await asked
  server.tell('/auth/v1/verify', { json: makeSession(bob) })
  keepMailLink(links['a token hash']())
  await confirmAddress()
  expect(storedSession()?.userId).toBe(bob.id)
  expect(JSON.stringify({ ...localStorage })).not.toContain('keytrail-sign-up')
})

test('a signed-in user stays signed in', async () => {
  setSession({ userId: ada.id, email: ada.email })
  keepMailLink(links['a token hash']())
  await confirmAddress()
  expect(currentSession()).toMatchObject({ email: ada.email })
  await vi.waitFor(() => expect(location.pathname).toBe('/account'))
})
