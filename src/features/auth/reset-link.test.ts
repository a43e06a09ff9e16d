import { expect, test } from 'vitest'
import { parseResetLink } from './reset-link.ts'

test.each([
  ['?token_hash=abc&type=recovery', '', { kind: 'token-hash', tokenHash: 'abc' }],
  [
    '',
    '#access_token=a&refresh_token=r&type=recovery',
    { kind: 'tokens', accessToken: 'a', refreshToken: 'r' },
  ],
  ['?access_token=a', '', { kind: 'tokens', accessToken: 'a', refreshToken: '' }],
  [
    '',
    '#error=access_denied&error_code=otp_expired&error_description=x',
    { kind: 'refused', message: 'Password reset link has expired. Please request a new one.' },
  ],
  ['?error=access_denied', '', { kind: 'refused', message: 'Invalid reset link' }],
  ['?token_hash=abc&type=signup', '', { kind: 'refused', message: 'Invalid reset link' }],
  ['', '', { kind: 'refused', message: 'No access token found in reset link' }],
])('a link with %s%s', (search, hash, expected) => {
  expect(parseResetLink(search, hash)).toEqual(expected)
})
