import type Stripe from 'stripe'
import * as v from 'valibot'
import { readEnv } from '../env.ts'
import { httpUrl } from '../http-url.ts'
import { type PlatformDeps, platformDeps } from '../platform.ts'
import { type BillingStore, createBillingStore } from './billing-store.ts'
import { createStripe } from './stripe-client.ts'

const stripeSchema = v.object({
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_API_URL: v.optional(httpUrl),
})

export interface BillingDeps extends PlatformDeps<'verifyUser' | 'siteUrl'> {
  stripe: Stripe | null
  store: BillingStore
}

export function billingDeps() {
  const env = readEnv(stripeSchema)
  const deps = platformDeps()
  return {
    ...deps,
    stripe: createStripe(env, fetch),
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    store: createBillingStore(deps.call),
  }
}
