import { expect, test } from 'vitest'
import { parseResetLink } from './reset-link.ts'

test.each([
  ['?token_hash=abc&type=recovery', '', { kind: 'token-hash', tokenHash: 'abc' }],
  ['', '#access_token=a&refresh_token=r', { kind: 'tokens', accessToken: 'a', refreshToken: 'r' }],
  ['?access_token=a', '', { kind: 'tokens', accessToken: 'a', refreshToken: '' }],
  ['', '#error=access_denied&error_code=otp_expired', { kind: 'refused', fault: 'expired' }],
  ['?error=access_denied', '', { kind: 'refused', fault: 'invalid' }],
  ['?token_hash=abc&type=signup', '', { kind: 'refused', fault: 'invalid' }],
  ['', '', { kind: 'refused', fault: 'no-token' }],
])('parses a link with %s%s', (search, hash, expected) => {
  expect(parseResetLink(search, hash)).toEqual(expected)
})
