import { expect, test } from 'vitest'
import { checkoutRefusal } from './checkout-refusal.ts'

test.each([
  [{ kind: 'unauthorized', status: 401, code: 'unauthorized' }, 'User not authenticated'],
  [{ kind: 'unauthorized', code: 'no_user_token' }, 'No valid session found'],
  [{ kind: 'unauthorized', status: 401 }, 'No valid session found'],
  [{ kind: 'refused', status: 400, code: 'invalid_product' }, 'Invalid product'],
  [{ kind: 'server', status: 503, code: 'price_not_found' }, 'Price ID not found'],
  [{ kind: 'unreadable', code: 'no_checkout_url' }, 'No checkout URL returned'],
  [{ kind: 'server', status: 502, code: 'no_checkout_url' }, 'No checkout URL returned'],
  [{ kind: 'unreadable' }, 'Invalid response from server'],
  [{ kind: 'server', status: 500, code: 'internal' }, 'Server error: 500'],
  [{ kind: 'refused', status: 400, code: 'invalid_request' }, 'Server error: 400'],
  [{ kind: 'server', status: 502, code: 'payments_unavailable' }, 'Failed to start payment process'],
  [{ kind: 'server', status: 503, code: 'busy' }, 'Failed to start payment process'],
  [{ kind: 'offline' }, 'Failed to start payment process'],
  [{ kind: 'timeout' }, 'Failed to start payment process'],
])('maps %j to "%s"', (failure, title) => {
  expect(checkoutRefusal(failure).title).toBe(title)
})
