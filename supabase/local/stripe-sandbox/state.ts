import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type Stripe from 'stripe'

export interface Delivery {
  event: Stripe.Event
  attempts: number
  /** Milliseconds since the epoch. */
  dueAt: number
}

export interface Answer {
  status: 200 | 400 | 404
  body: unknown
}

export interface PlanChange {
  subscription: string
  price: string
  afterUrl: string
}

export type SandboxState = ReturnType<typeof emptyState>

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function emptyState() {
  return {
    apiKey: newId('sk_test'),
    webhookSecret: newId('whsec'),
    customers: {} as Record<string, Stripe.Customer | Stripe.DeletedCustomer>,
    checkouts: {} as Record<string, Stripe.Checkout.Session>,
    subscriptions: {} as Record<string, Stripe.Subscription>,
    invoices: {} as Record<string, Stripe.Invoice>,
    /** By invoice id: the time in milliseconds before which the API does not list the invoice. */
    hiddenUntil: {} as Record<string, number>,
    portals: {} as Record<string, { customer: string; returnUrl: string; change?: PlanChange }>,
    /** The responses of the API, by idempotency key. */
    answers: {} as Record<string, Answer & { request: string; at: number }>,
    deliveries: {} as Record<string, Delivery>,
    invoiceCount: 0,
  }
}

/** `save` replaces the file atomically, so a crash leaves either the old or the new state. */
export function openState(file: string) {
  const state: SandboxState = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyState()
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  save()
  return { state, save }
}
