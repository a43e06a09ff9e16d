import { expect, it } from 'vitest'
import { mayCarryToken } from './token-address.ts'

const at = (address: string) => mayCarryToken(new URL(address, 'https://keytrail.test'))

it.each(['/reset-password/', '/payment?plan=pro', '/account?session_id=cs_1', '/#access_token=x'])(
  'detects a possible token in %s',
  (address) => expect(at(address)).toBe(true),
)

it.each(['/', '/blog?page=2', '/faq#analytics-choice', '/search?q=access_token'])(
  'detects no token in %s',
  (address) => expect(at(address)).toBe(false),
)
