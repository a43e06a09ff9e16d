import type Stripe from 'stripe'
import { makeEvent, signedRequest } from '../../supabase/local/stripe-sandbox/webhooks.ts'

export function signedEvent(
  secret: string,
  type: Stripe.Event.Type,
  object: Record<string, unknown>,
): Promise<Request> {
  return signedRequest('http://functions/stripe-webhook', makeEvent(type, object, 1), secret)
}
