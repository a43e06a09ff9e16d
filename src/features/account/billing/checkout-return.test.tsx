import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { keepCheckoutPlan } from '#src/db/writes/device-notes.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, failures, stubServer } from '#tests/support/device/stub-server.ts'
import { storedKeyPhrase, storedProfile } from '#tests/support/rows/stored-rows.ts'
import { CheckoutReturn } from './checkout-return.tsx'
import { levelPausesMs } from './poll-pauses.ts'

// payment-check.test.ts covers the real pauses between requests for the invoice.
vi.mock('./poll-pauses.ts', () => ({ invoicePausesMs: [1, 1, 1], levelPausesMs: [1, 1, 1] }))
vi.mock('#src/db/reads/key-phrases.ts', { spy: true })
vi.mock('#src/sync/engine/engine.ts', { spy: true })

const server = stubServer()
const invoices = '/functions/v1/get-invoices'
const invoice = { id: 'in_1', number: 'KT-1', created: 1_763_000_000, hosted_invoice_url: null }

const comeBack = (query: string) => showToAda(`/account?${query}`, <CheckoutReturn />)
const asked = () => server.heard.filter((path) => path === invoices).length

test('asks for the plan after each pause, because it may arrive later than the invoice', async () => {
  server.tell(invoices, { json: { invoices: [invoice] } })
  await comeBack('checkout_success=true')
  await screen.findByText('Payment completed successfully!')
  expect(asked()).toBe(1)
  // Counts calls to `kickSync` rather than pulls, because one slow pull serves several calls.
  await waitFor(() => expect(kickSync).toHaveBeenCalledTimes(levelPausesMs.length))
})

test('shows "Payment was not completed. Please try again." if no invoice arrives', async () => {
  await comeBack('checkout_success=true')
  await screen.findByText('Waiting for your payment to be confirmed…')
  await screen.findByText('Payment was not completed. Please try again.')
  expect(asked()).toBe(4)
  screen.getByText(/^No invoice has arrived yet\./)
  await waitFor(() => expect(location.search).toBe(''))
})

test.each(failures)('shows "Unable to verify payment status" if the server %s', async (_, told) => {
  server.tell(invoices, told)
  await comeBack('checkout_success=true')
  await screen.findByText('Unable to verify payment status')
  expect(asked()).toBe(4)
})

test('shows a cancelled checkout as not completed, and continues with the same plan', async () => {
  await comeBack('checkout_cancelled=true')
  await screen.findByText('Payment was not completed. Please try again.')
  screen.getByText('You left before paying. Nothing was charged.')
  expect(asked()).toBe(0)
  await keepCheckoutPlan('pro')
  const again = await screen.findByRole('link', { name: 'Try again' })
  await waitFor(() => expect(again.getAttribute('href')).toBe('/payment?plan=pro'))
})

test('explains an unnecessary checkout', async () => {
  await comeBack('already_subscribed=true')
  await screen.findByText('You already have a subscription. Change your plan under Manage Subscription.')
})

test('confirms a changed plan and asks for it', async () => {
  server.level = 'premium'
  await comeBack('upgraded=true')
  await screen.findByText('You are now on Pro.')
  await waitFor(() => expect(kickSync).toHaveBeenCalledTimes(levelPausesMs.length))
  expect(asked()).toBe(0)
  await waitFor(() => expect(location.search).toBe(''))
})

describe('a subscriber whose plan has arrived', () => {
  beforeEach(async () => {
    server.level = 'premium'
    server.tell(invoices, { json: { invoices: [invoice] } })
    await openDatabase(ada.id)
    await database().profile.put(storedProfile({ subscription_level: 'premium' }))
  })

  test('is taken to the home screen, whose first step is to track', async () => {
    await comeBack('checkout_success=true')
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    // The text is in the toast and in the notice. In the app, the notice disappears with the account page.
    await waitFor(() => expect(screen.getAllByText('Payment completed successfully!')).toHaveLength(2))
  })

  test('stays on the account page if they already track', async () => {
    await database().keyPhrases.put(storedKeyPhrase())
    await comeBack('checkout_success=true')
    await waitFor(() => expect(listKeyPhrases).toHaveResolved())
    expect(location.pathname).toBe('/account')
  })
})
