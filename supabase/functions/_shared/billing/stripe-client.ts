import Stripe from 'stripe'
import { Failure, type FailureCode } from '../failure.ts'

type StripeEnv = { [Name in 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL']?: string | undefined }

const timeoutMs = 10_000

/** Returns null if there is no key. The client itself retries failed requests, with an idempotency key. */
export function createStripe(env: StripeEnv, fetch: typeof globalThis.fetch): Stripe | null {
  if (env.STRIPE_SECRET_KEY === undefined) return null
  const { STRIPE_API_URL: address } = env
  // Stripe's package accepts another host, but not an address with a path, such as the sandbox's.
  const reach: typeof globalThis.fetch = (input, init) =>
    fetch(address ? String(input).replace(/^https:\/\/api\.stripe\.com(:443)?/, address) : input, init)
  return new Stripe(env.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(reach),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

/** Fails with `not_configured` if `stripe` is null. */
export function requireStripe(stripe: Stripe | null): Stripe {
  if (stripe === null)
    throw new Failure('not_configured', { subject: 'payments', detail: 'STRIPE_SECRET_KEY is missing' })
  return stripe
}

/** Throws `refused` for an invalid request, and `payments_unavailable` for any other error from Stripe. */
export async function askStripe<Outcome>(
  work: () => Promise<Outcome>,
  refused: FailureCode = 'payments_unavailable',
): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    const detail = `stripe: ${[type, code, statusCode, requestId].filter(Boolean).join(' ')}`
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    throw new Failure(isRefused ? refused : 'payments_unavailable', { detail })
  }
}

/** Resolves to null if Stripe does not have the object. */
export function nullIfMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  })
}
