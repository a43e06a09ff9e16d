import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openResetSession } from '#src/remote/auth/password-reset.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { openedSession } from './reset/actions.ts'

vi.mock('#src/remote/auth/sign-in.ts', () => ({ requestPasswordReset: vi.fn(async () => {}) }))
vi.mock('#src/remote/auth/password-reset.ts', () => ({ openResetSession: vi.fn() }))

const open = vi.mocked(openResetSession)
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('requests the code from the mail and continues to the new password', async () => {
  render(<ForgotPasswordPage />)
  fill('Email', 'ada@example.com')
  press('Send reset instructions')
  await screen.findByLabelText('Code')

  open.mockRejectedValueOnce(new RemoteError('refused', { status: 403, code: 'otp_expired' }))
  fill('Code', '111111')
  press('Continue')
  await screen.findByText(/This code is wrong or has expired/)

  fill('Code', ' 555 602 ')
  expect(screen.queryByText(/wrong or has expired/)).toBeNull()
  press('Continue')
  await vi.waitFor(() => expect(location.pathname).toBe('/reset-password'))
  expect(open).toHaveBeenLastCalledWith({ email: 'ada@example.com', token: '555602' })
  expect(await openedSession()).toBeNull()
})

it('accepts a code without sending another mail', () => {
  render(<ForgotPasswordPage />)
  press('I have a code')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  screen.getByLabelText('Code')
  press('Send another email')
  screen.getByRole('button', { name: 'Send reset instructions' })
})
