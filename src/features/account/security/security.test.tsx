import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetSession } from '#src/remote/auth/stored-session.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { noResponse, stubServer } from '#tests/support/device/stub-server.ts'
import { OtherDevices } from './security.tsx'

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
