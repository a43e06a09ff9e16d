import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetSession } from '#src/remote/auth/stored-session.ts'
import { showScreen, showToAda } from '#tests/support/device/shown-screen.tsx'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { ada, noResponse, stubServer } from '#tests/support/device/stub-server.ts'
import { OtherDevices, PasswordPanel } from './security.tsx'

const server = stubServer()
const logout = '/auth/v1/logout'

function leave(): void {
  showScreen('/account', <OtherDevices />)
  fireEvent.click(screen.getByRole('button', { name: 'Sign out other devices' }))
}

test('shows "Not logged in" if the session has ended', async () => {
  forgetSession()
  leave()
  await screen.findByText('Your other devices could not be signed out. Not logged in')
  expect(server.heard).not.toContain(logout)
})

test.each([
  [
    'that the server cannot be reached',
    noResponse,
    'Your other devices could not be signed out. The server cannot be reached. Check your connection and try again.',
  ],
  ['that it worked', { status: 204, text: '' }, 'Every other device was signed out.'],
] as const)('says %s', async (_, told, said) => {
  server.tell(logout, told)
  leave()
  await screen.findByText(said)
})

describe('a change of the password', () => {
  const asked = (path: string) => server.heard.filter((heard) => heard === path).length
  const refusal = (status: number, error_code: string) => ({
    status,
    json: { code: status, error_code, msg: 'No' },
  })
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  beforeEach(async () => {
    server.tell('/auth/v1/token', { json: makeSession(ada) })
    server.tell('/auth/v1/user', refusal(400, 'reauthentication_needed'))
    await showToAda('/account', <PasswordPanel email={ada.email} />)
    fill('Current password', 'the current password')
    fill('New password', 'rivers and stones')
    press('Change password')
    await screen.findByText(/we emailed a code to ada@example\.com/)
  })

  test('asks for a mailed code if the session is too old, and changes the password with it', async () => {
    expect(asked('/auth/v1/reauthenticate')).toBe(1)
    server.tell('/auth/v1/user', refusal(422, 'reauthentication_not_valid'))
    fill('Code', '11111111')
    press('Change password')
    await screen.findByText('This code is wrong or has expired.')
    server.tell('/auth/v1/user', { json: ada })
    fill('Code', ' 5556 0222 ')
    expect(screen.queryByText('This code is wrong or has expired.')).toBeNull()
    press('Change password')
    await screen.findByText('Password updated successfully!')
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(asked('/auth/v1/reauthenticate')).toBe(1)
  })

  test('sends another code on request, and reports the email limit', async () => {
    press('Send another code')
    await screen.findByText('Another code is on its way.')
    expect(asked('/auth/v1/reauthenticate')).toBe(2)
    server.tell('/auth/v1/reauthenticate', {
      ...refusal(429, 'over_request_rate_limit'),
      headers: { 'retry-after': '290' },
    })
    press('Send another code')
    await screen.findByText('Too many attempts. Try again in 5 minutes.')
  })
})
