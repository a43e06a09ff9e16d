// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeMailLink } from '#src/state/mail-link.ts'
import { confirmAddress } from './confirm-address.ts'
import { receiveMailLinks } from './mail-link.ts'

vi.mock('./confirm-address.ts', () => ({ confirmAddress: vi.fn(async () => {}) }))

const address = () => location.pathname + location.search + location.hash

beforeEach(() => {
  takeMailLink()
})
afterEach(() => history.replaceState(null, '', '/'))

it.each(['/', '/blog', '/reset-password'])('removes the tokens from the address of %s at once', (path) => {
  const hash = '#access_token=a&refresh_token=r&type=recovery'
  history.replaceState(null, '', path + hash)
  receiveMailLinks()
  expect(address()).toBe('/reset-password')
  expect(takeMailLink()).toMatchObject({ search: '', hash })
})

it('removes tokens that arrive while the page is open', () => {
  receiveMailLinks()
  history.replaceState(null, '', '/#error=access_denied&error_code=otp_expired')
  dispatchEvent(new Event('hashchange'))
  expect(address()).toBe('/reset-password')
})

it('confirms the address that a mail was sent to', async () => {
  history.replaceState(null, '', '/login?token_hash=x&type=signup')
  receiveMailLinks()
  expect(address()).toBe('/login')
  await vi.waitFor(() => expect(confirmAddress).toHaveBeenCalledOnce())
})

it('keeps every other address', () => {
  history.replaceState(null, '', '/search?q=token_hash#pricing')
  receiveMailLinks()
  expect([address(), takeMailLink()]).toEqual(['/search?q=token_hash#pricing', null])
})
