import { expect, it } from 'vitest'
import { mayCarryToken } from './token-address.ts'

const at = (address: string) => mayCarryToken(new URL(address, 'https://keytrail.test'))

it.each([
  '/reset-password',
  '/reset-password/',
  '/payment?plan=pro',
  '/account?session_id=cs_1',
  '/#access_token=x',
  '/login?token_hash=x',
])('knows %s for an address that may carry a token', (address) => expect(at(address)).toBe(true))

it.each(['/', '/blog?page=2', '/faq#analytics-choice', '/search?q=access_token'])(
  'takes %s for a plain one',
  (address) => expect(at(address)).toBe(false),
)
