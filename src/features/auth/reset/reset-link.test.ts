import { expect, test } from 'vitest'
import { parseResetLink } from './reset-link.ts'

test.each([
  ['?token_hash=abc&type=recovery', '', { proof: { token_hash: 'abc' } }],
  ['', '#access_token=a&refresh_token=r', { proof: { access_token: 'a', refresh_token: 'r' } }],
  ['?access_token=a', '', { proof: { access_token: 'a', refresh_token: '' } }],
  ['', '#error=access_denied&error_code=otp_expired', { fault: 'expired' }],
  ['?error=access_denied', '', { fault: 'invalid' }],
  ['?token_hash=abc&type=signup', '', { fault: 'invalid' }],
  ['', '', { fault: 'no-token' }],
])('parses a link with %s%s', (search, hash, expected) => {
  expect(parseResetLink(search, hash)).toEqual(expected)
})
