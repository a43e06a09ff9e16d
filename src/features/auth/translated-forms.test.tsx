// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { forgetSession } from '#src/remote/auth/stored-session.ts'
import { authWords } from '#src/words/auth/auth.ts'
import { loginWords } from '#src/words/auth/login.ts'
import { newPasswordWords } from '#src/words/auth/new-password.ts'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { signupWords } from '#src/words/auth/signup.ts'
import { catalogue as german } from '#src/words/de/catalogue.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { captureEnglish } from '#tests/support/project/english-left.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

const server = stubServer()
const englishLeft = captureEnglish(authWords, loginWords, newPasswordWords, passwordResetWords, signupWords)

beforeEach(() => {
  provideTranslation({ ...german })
  setLocale('de')
  forgetSession()
})
afterEach(() => {
  provideTranslation({})
  setLocale('en')
})

test('translates signing in, and refusals by their code', async () => {
  server.tell('/auth/v1/token', {
    status: 400,
    json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
  })
  showScreen('/login', <LoginPage />)
  fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: ada.email } })
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'a password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  await screen.findByText('E-Mail-Adresse oder Passwort ist falsch.')
  expect(englishLeft()).toEqual([])
})

test('translates the duration of a rate limit', async () => {
  const headers = { 'retry-after': '290' }
  server.tell('/auth/v1/token', { status: 429, json: { msg: 'Request rate limit reached' }, headers })
  showScreen('/login', <LoginPage />)
  fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: ada.email } })
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'a password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  await screen.findByText('Zu viele Versuche. Versuch es in 5 Minuten noch einmal.')
})

test('translates signing up and password problems', async () => {
  showScreen('/signup', <SignupPage />)
  fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: ada.email } })
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'short' } })
  fireEvent.click(screen.getByRole('button', { name: 'Registrieren' }))
  await screen.findByText('Verwende mindestens 8 Zeichen.')
  expect(englishLeft()).toEqual([])
})

test('translates the password reset, up to the code', async () => {
  showScreen('/forgot-password', <ForgotPasswordPage />)
  expect(englishLeft()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Ich habe einen Code' }))
  await screen.findByRole('heading', { name: 'Code eingeben' })
  expect(englishLeft()).toEqual([])
})
