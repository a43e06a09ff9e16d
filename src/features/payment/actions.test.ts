import { expect, test } from 'vitest'
import { RemoteError } from '#src/remote/errors.ts'
import { checkoutRefusal } from './actions.ts'

test.each([
  [new RemoteError('unauthorized', { status: 401, code: 'unauthorized' }), 'User not authenticated'],
  [new RemoteError('unauthorized', { code: 'no_user_token' }), 'No valid session found'],
  [new RemoteError('unauthorized', { status: 401 }), 'No valid session found'],
  [new RemoteError('refused', { status: 400, code: 'invalid_product' }), 'Invalid product'],
  [new RemoteError('server', { status: 503, code: 'price_not_found' }), 'Price ID not found'],
  [new RemoteError('unreadable', { code: 'no_checkout_url' }), 'No checkout URL returned'],
  [new RemoteError('server', { status: 502, code: 'no_checkout_url' }), 'No checkout URL returned'],
  [new RemoteError('unreadable'), 'Invalid response from server'],
  [new RemoteError('server', { status: 500, code: 'internal' }), 'Server error: 500'],
  [new RemoteError('refused', { status: 400, code: 'invalid_request' }), 'Server error: 400'],
  [
    new RemoteError('server', { status: 502, code: 'payments_unavailable' }),
    'Failed to start payment process',
  ],
  [new RemoteError('server', { status: 503, code: 'busy' }), 'Failed to start payment process'],
  [new RemoteError('offline'), 'Failed to start payment process'],
  [new RemoteError('timeout'), 'Failed to start payment process'],
])('maps %j to "%s"', (failure, title) => {
  expect(checkoutRefusal(failure).title).toBe(title)
})
