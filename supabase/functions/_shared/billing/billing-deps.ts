import type Stripe from 'stripe'
import * as v from 'valibot'
import { type EndpointDeps, logCallFailure } from '../endpoint.ts'
import { httpUrl, type PlatformEnv, platformSchema, readEnv } from '../env.ts'
import { createServerRpc } from '../server-rpc.ts'
import { timedFetch } from '../timed-fetch.ts'
import { createUserVerifier, type VerifyUser } from '../user-verifier.ts'
import { type BillingStore, createBillingStore } from './billing-store.ts'
import { createStripe } from './stripe-client.ts'

const authTimeoutMs = 5_000
const databaseTimeoutMs = 10_000

/** Without a key there are no payments, and the functions say so. */
const stripeSchema = v.object({
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_API_URL: v.optional(httpUrl),
})

export interface BillingDeps extends EndpointDeps {
  verifyUser: VerifyUser
  stripe: Stripe | null
  store: BillingStore
  siteUrl: string
}

export interface BillingParts extends BillingDeps {
  env: PlatformEnv & v.InferOutput<typeof stripeSchema>
}

/** The real parts behind a payment function, from its environment. Throws as `readEnv` does. */
export function billingParts(): BillingParts {
  const env = readEnv(v.intersect([platformSchema, stripeSchema]))
  return {
    env,
    allowedOrigins: [new URL(env.SITE_URL).origin, new URL(env.SUPABASE_URL).origin],
    log: logCallFailure,
    verifyUser: createUserVerifier(env, timedFetch(fetch, authTimeoutMs)),
    stripe: createStripe(env, fetch),
    store: createBillingStore(createServerRpc(env, timedFetch(fetch, databaseTimeoutMs))),
    siteUrl: env.SITE_URL,
  }
}
