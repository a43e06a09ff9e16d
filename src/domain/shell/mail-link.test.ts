import { expect, it } from 'vitest'
import { arrivedLink } from './mail-link.ts'

const at = (address: string) => arrivedLink(new URL(address, 'https://keytrail.test'))

it.each([
  ['/reset-password?token_hash=x&type=recovery', '/reset-password'],
  ['/reset-password#error=access_denied&error_code=otp_expired', '/reset-password'],
  ['/reset-password?error=access_denied', '/reset-password'],
  ['/#access_token=a&refresh_token=r&type=recovery', '/reset-password'],
  ['/blog?page=2#access_token=a&refresh_token=r&type=recovery', '/reset-password'],
  ['/#error=access_denied&error_code=otp_expired', '/reset-password'],
  ['/login?token_hash=x&type=signup', '/login'],
  ['/login#error=access_denied&error_code=otp_expired', '/login'],
  ['/#access_token=a&refresh_token=r&type=email_change', '/login'],
  ['/#access_token=a&refresh_token=r', '/login'],
])('opens %s on %s', (address, screen) => {
  const { search, hash } = new URL(address, 'https://keytrail.test')
  expect(at(address)).toEqual({ screen, search, hash })
})

it.each(['/', '/reset-password', '/login?next=/search', '/#pricing', '/search?q=access_token', '/x?error=1'])(
  'returns null for %s',
  (address) => expect(at(address)).toBeNull(),
)
