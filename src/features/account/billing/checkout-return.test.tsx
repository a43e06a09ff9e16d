// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepCheckoutPlan } from '#src/db/writes/device-notes.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { CheckoutReturn } from './checkout-return.tsx'
import { levelPausesMs } from './poll-pauses.ts'

// How long it truly is: payment-check.test.ts.
vi.mock('./poll-pauses.ts', () => ({ invoicePausesMs: [1, 1, 1], levelPausesMs: [1, 50, 50] }))

const server = stubServer()
const invoices = '/functions/v1/get-invoices'
const invoice = { id: 'in_1', number: 'KT-1', created: 1_763_000_000, hosted_invoice_url: null }

const comeBack = (query: string) => showToAda(`/account?${query}`, <CheckoutReturn />)
const pulls = () => server.heard.filter((path) => path === pullPath).length
const asked = () => server.heard.filter((path) => path === invoices).length

test('an invoice: Payment completed successfully!', async () => {
  server.tell(invoices, { json: { invoices: [invoice] } })
  await comeBack('checkout_success=true')
  await screen.findByText('Payment completed successfully!')
  expect(asked()).toBe(1)
})

test('the plan of a paid invoice is asked for until it is here', async () => {
  const { promise, resolve } = Promise.withResolvers<{ json: unknown }>()
  server.tell(invoices, promise)
  await comeBack('checkout_success=true')
  // What a page that starts asks by itself: for everything, then for what has changed meanwhile.
  await waitFor(() => expect(pulls()).toBe(2))
  resolve({ json: { invoices: [invoice] } })
  await screen.findByText('Payment completed successfully!')
  // Not once only: Stripe's word of the plan is later than its invoice.
  await waitFor(() => expect(pulls()).toBe(2 + levelPausesMs.length))
})

test('no invoice to the end: Payment was not completed. Please try again.', async () => {
  await comeBack('checkout_success=true')
  await screen.findByText('Waiting for your payment to be confirmed…')
  await screen.findByText('Payment was not completed. Please try again.')
  expect(asked()).toBe(4)
  screen.getByText(/^No invoice has arrived yet\./)
  // A reload afterwards does not ask again.
  await waitFor(() => expect(location.search).toBe(''))
})

test.each([
  ['fails', { status: 500 }],
  ['does not answer', noResponse],
] as const)('a server that %s: Unable to verify payment status', async (_, told) => {
  server.tell(invoices, told)
  await comeBack('checkout_success=true')
  await screen.findByText('Unable to verify payment status')
  expect(asked()).toBe(4)
})

test('a checkout that was left: Payment was not completed. Please try again.', async () => {
  await comeBack('checkout_cancelled=true')
  await screen.findByText('Payment was not completed. Please try again.')
  screen.getByText('You left before paying. Nothing was charged.')
  expect(asked()).toBe(0)
})

test('who left the checkout of a plan goes on with that plan', async () => {
  await comeBack('checkout_cancelled=true')
  await keepCheckoutPlan('pro')
  const again = await screen.findByRole('link', { name: 'Try again' })
  await waitFor(() => expect(again.getAttribute('href')).toBe('/payment?plan=pro'))
})

test('a checkout that was not needed says so', async () => {
  await comeBack('already_subscribed=true')
  await screen.findByText('You already have a subscription. Change your plan under Manage Subscription.')
})

test('a plan that was changed says so, and is asked for until it is here', async () => {
  server.level = 'premium'
  await comeBack('upgraded=true')
  await screen.findByText('You are now on Pro.')
  await waitFor(() => expect(pulls()).toBeGreaterThan(1))
  expect(asked()).toBe(0)
  await waitFor(() => expect(location.search).toBe(''))
})
