import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { noResponse, stubServer, type Told } from '#tests/support/device/stub-server.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const server = stubServer()

// Silences auth-js's warning about multiple clients in one page: each test opens a link with a new client.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.spyOn(console, 'warn').mockClear())

async function expectRefused(link: string, sentence: string): Promise<void> {
  showScreen(`/reset-password${link}`, <ResetPasswordPage />)
  await screen.findByText(sentence)
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe('/login'))
}

test.each([
  ['#error_code=otp_expired', 'Password reset link has expired. Please request a new one.'],
  ['#error=access_denied', 'Invalid reset link'],
  ['', 'No access token found in reset link'],
])('after a link with "%s", shows "%s" without a request', async (link, sentence) => {
  await expectRefused(link, sentence)
  expect(server.heard).toEqual([])
})

const refusal = { status: 403, json: { error_code: 'otp_expired', msg: 'Email link is invalid' } }
test.each<[sentence: string, answer: string, told: Told]>([
  ['Invalid or expired reset link', 'a refusal', refusal],
  ['Failed to authenticate reset session', 'no response', noResponse],
  ['Failed to authenticate reset session', 'a server that fails', { status: 500 }],
])('shows "%s" for %s', async (sentence, answer, told) => {
  server.tell('/auth/v1/verify', told)
  await expectRefused(`?token_hash=${encodeURIComponent(answer)}&type=recovery`, sentence)
})
