import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type Stripe from 'stripe'

export interface Delivery {
  event: Stripe.Event
  attempts: number
  /** Milliseconds since the epoch. */
  dueAt: number
}

interface RememberedAnswer {
  request: string
  status: 200 | 400 | 404
  body: unknown
  at: number
}

export interface PlanChange {
  subscription: string
  price: string
  afterUrl: string
}

interface PortalSession {
  customer: string
  returnUrl: string
  change?: PlanChange
}

export interface SandboxState {
  apiKey: string
  webhookSecret: string
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>
  checkouts: Record<string, Stripe.Checkout.Session>
  /** Price ids by session id. */
  checkoutPrices: Record<string, string>
  subscriptions: Record<string, Stripe.Subscription>
  invoices: Record<string, Stripe.Invoice>
  /** By invoice id: the time in milliseconds before which the API does not list the invoice. */
  hiddenUntil: Record<string, number>
  portals: Record<string, PortalSession>
  answers: Record<string, RememberedAnswer>
  deliveries: Record<string, Delivery>
  invoiceCount: number
}

export interface StateStore {
  state: SandboxState
  save(): void
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function emptyState(): SandboxState {
  return {
    apiKey: newId('sk_test'),
    webhookSecret: newId('whsec'),
    customers: {},
    checkouts: {},
    checkoutPrices: {},
    subscriptions: {},
    invoices: {},
    hiddenUntil: {},
    portals: {},
    answers: {},
    deliveries: {},
    invoiceCount: 0,
  }
}

/** `file` is replaced atomically: a crash leaves the old or the new state. */
export function openState(file: string): StateStore {
  const state: SandboxState = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyState()
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  save()
  return { state, save }
}
