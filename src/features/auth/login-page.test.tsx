import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { env } from '#src/lib/env.ts'
import { forgetSession } from '#src/remote/auth/stored-session.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { LoginPage } from './login-page.tsx'

const server = stubServer()
const tokens = '/auth/v1/token'

function signIn(next = ''): void {
  forgetSession()
  showScreen(`/login${next}`, <LoginPage />)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ada.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const refusal = {
  status: 400,
  json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
}

test('shows "Invalid login credentials" for a wrong password', async () => {
  server.tell(tokens, refusal)
  signIn()
  await screen.findByText('Invalid login credentials')
  expect(location.pathname).toBe('/login')
})

test('shows "Successfully logged in!" and continues to the requested page', async () => {
  server.tell(tokens, { json: makeSession(ada) })
  signIn('?next=%2Faccount')
  await screen.findByText('Successfully logged in!')
  await waitFor(() => expect(location.pathname).toBe('/account'))
})

test('signs in to the demo account once, and shows it as pending at once', async () => {
  env.embedded = true
  const answer = Promise.withResolvers<{ status: number; json: object }>()
  server.tell(tokens, answer.promise)
  forgetSession()
  showScreen('/login', <LoginPage />)
  const button = await screen.findByRole('button', { name: 'Try the demo account' })
  expect(button.getAttribute('aria-busy')).toBe(null)
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  await waitFor(() => expect(server.heard).toContain(tokens))
  answer.resolve(refusal)
  await screen.findByText('Invalid login credentials')
  expect(button.getAttribute('aria-busy')).toBe(null)
  expect(server.heard.filter((path) => path === tokens)).toHaveLength(1)
})
