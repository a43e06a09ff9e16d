import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { databaseUserIds } from '#src/db/core/open.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { announceUser } from '#src/remote/auth/auth-events.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { ada, storeSession, stubServer } from '#tests/support/device/stub-server.ts'
import { Guard } from './guard.tsx'
import { watchSession } from './watch-session.ts'

const server = stubServer()
const guarded = (
  <Route path={routes.account}>
    <Guard>
      <h1>Account</h1>
    </Guard>
  </Route>
)

test('Session expired. Please sign in again.: the auth server refuses to renew it', async () => {
  storeSession({ expires_at: Date.now() / 1000 - 3600 })
  const renewal = Promise.withResolvers<{ status: number; json: unknown }>()
  server.tell('/auth/v1/token', renewal.promise)
  setSession({ userId: ada.id, email: ada.email })
  expect(currentSession()).toMatchObject({ userId: ada.id })
  showScreen('/account?tab=1', guarded)
  // An expired session is used until the server refuses to renew it.
  await screen.findByRole('heading', { name: 'Account' })
  renewal.resolve({
    status: 400,
    json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
  })
  await screen.findByText('Session expired. Please sign in again.')
  expect(currentSession()).toBeNull()
  expect(location.pathname + location.search).toBe('/login?next=%2Faccount%3Ftab%3D1')
  await waitFor(async () => expect(await databaseUserIds()).toEqual([]))
})

test('a visitor’s address is kept with its query', () => {
  showScreen('/account?tab=1', guarded)
  expect(location.pathname + location.search).toBe('/login?next=%2Faccount%3Ftab%3D1')
})

test('a deleted account ends its session: offers unsent changes as a file and erases the rest', async () => {
  storeSession()
  setSession({ userId: ada.id, email: ada.email })
  announceUser(ada.id, ada.email)
  const deleted = { code: 'PT410', message: 'account_deleted', details: null, hint: 'account_deleted' }
  server.tell('/rest/v1/rpc/apply_mutations', { status: 410, json: deleted })
  const saved = vi.spyOn(URL, 'createObjectURL')
  showScreen('/account', guarded)
  await screen.findByRole('heading', { name: 'Account' })
  await changeProfile({ first_name: 'Augusta' })
  await changeProfile({ last_name: 'King' })
  await screen.findByText('Your account was deleted. 2 changes had not been sent.')
  expect(currentSession()).toBeNull()
  expect(storedSession()).toBeNull()
  expect(location.pathname).toBe('/login')
  expect(await databaseUserIds()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const file = saved.mock.calls[0]?.[0] as Blob
  expect(JSON.parse(await file.text())).toMatchObject([
    { payload: { first_name: 'Augusta' } },
    { payload: { last_name: 'King' } },
  ])
})

test.each([
  [
    'another user signed in',
    () => storeSession({ user: { id: crypto.randomUUID(), email: 'eve@example.com' } }),
    1,
  ],
  ['the user signed out', () => localStorage.clear(), 1],
  ['nothing happened', () => {}, 0],
])('handles a page restored from the back-forward cache if %s meanwhile', async (_, happened, loads) => {
  storeSession()
  setSession({ userId: ada.id, email: ada.email })
  watchSession()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  happened()
  dispatchEvent(new Event('pageshow'))
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(loads)
})
