import { sentences } from '#src/lib/translation.ts'

export const paymentWords = sentences('payment', {
  loading: 'Loading...',
  preparing: 'Preparing checkout...',
  errorTitle: 'Payment Error',
  toAccount: 'Return to Account',
  tryAgain: 'Try Again',
  initFailed: 'Failed to initialize payment',
  profileFailed: 'Error loading profile. Nothing was charged.',
  startFailed: 'Failed to start payment process',
  noSession: 'No valid session found',
  invalidResponse: 'Invalid response from server',
  serverError: (status: number) => `Server error: ${status}`,
  unreachable: 'The server cannot be reached. Check your connection; nothing was charged.',
  /** Keyed by the RemoteError's code. */
  refused: {
    unauthorized: 'User not authenticated',
    invalid_product: 'Invalid product',
    price_not_found: 'Price ID not found',
    no_checkout_url: 'No checkout URL returned',
  },
  explained: {
    busy: 'The server is too busy right now. Nothing was charged. Try again in a moment.',
    payments_unavailable: 'The payment provider cannot be reached. Nothing was charged.',
    upgrade_refused: 'The payment provider refused the change. Your plan is unchanged. Please contact us.',
    not_configured: 'Payments are not set up. Nothing was charged.',
  },
})
