import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import { keepInvoices } from '#src/db/writes/account.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, failures, onItsWay, pulled, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { storedProfile } from '#tests/support/rows/stored-rows.ts'
import { useAccount } from '../facts.tsx'
import { Billing } from './billing.tsx'

const server = stubServer({ level: 'premium' })

function ReadBilling() {
  const account = useAccount(async () => {})
  return account && <Billing {...account} />
}
const show = () => showToAda('/account', <ReadBilling />)

beforeEach(async () => {
  await openDatabase(ada.id)
  await database().profile.put(storedProfile({ subscription_level: 'premium' }))
})

test('goes back to the free plan if nothing is paid for', async () => {
  server.tell('/rest/v1/rpc/downgrade_to_free', { status: 204 })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Go back to the free plan' }))
  await screen.findByText('You are on the free plan.')
})

test.each([
  ['subscription_active', 'Your subscription is still active. Cancel it first.'],
  ['unknown_price', 'Error updating profile'],
])('explains why the server keeps the plan: %s', async (message, said) => {
  server.tell('/rest/v1/rpc/downgrade_to_free', { status: 409, json: { code: 'PT409', message, hint: null } })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Go back to the free plan' }))
  await screen.findByText(said)
  expect(document.body.textContent).not.toContain(message)
})

describe.each(failures)('if the server %s', (_, told) => {
  test('shows "Failed to load invoices" and a retry', async () => {
    server.tell('/functions/v1/get-invoices', told)
    await show()
    await screen.findByText('Failed to load invoices')
    expect(screen.queryByText('No invoices found.')).toBeNull()
    server.tell('/functions/v1/get-invoices', { json: { invoices: [] } })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('No invoices found.')
    expect(screen.queryByText('Failed to load invoices')).toBeNull()
  })

  test('shows stored invoices with their age', async () => {
    server.tell('/functions/v1/get-invoices', told)
    await keepInvoices(ada.id, [])
    await show()
    await screen.findByText('Failed to load invoices')
    await screen.findByText(/^These are as of \d+ \w+ \d{4}, \d\d:\d\d\.$/)
    expect(screen.queryByText(/^Updated/)).toBeNull()
  })

  test('shows "Failed to load subscription details"', async () => {
    server.tell(pullPath, told)
    await show()
    const said = await screen.findByText('Failed to load subscription details')
    expect(screen.queryByText('No active subscription')).toBeNull()
    server.tell(pullPath, () => {})
    const panel = said.closest('section') as HTMLElement
    fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
    await screen.findByText('No active subscription')
  })
})

test('shows "Failed to open subscription management" if the server refuses', async () => {
  server.tell('/functions/v1/create-portal-session', { status: 404 })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
  await screen.findByText('Failed to open subscription management')
})

test.each([
  ['/functions/v1/get-invoices', 'Loading your invoices'],
  [pullPath, 'Loading your subscription'],
])('shows neither a failure nor an empty panel while %s is loading', async (path, words) => {
  server.tell(path, onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain(path))
  await screen.findByText(words)
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

test('redirects to subscription management', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.tell('/functions/v1/create-portal-session', { json: { url: 'https://billing.example/p' } })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://billing.example/p'))
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

test.each([
  ['offers pro in one step', false, ['/payment?plan=pro']],
  ['that ends offers no upgrade', true, []],
])('a subscription to premium %s', async (_, cancel_at_period_end, offers) => {
  const card = { payment_method_brand: 'visa', payment_method_last4: '4242' }
  const row = { ...rowOfEach.subscription(), user_id: ada.id, ...card, cancel_at_period_end }
  server.tell(pullPath, pulled({}, { subscriptions: [row] }))
  await show()
  await screen.findByText('Visa ending in 4242')
  const upgrades = screen.queryAllByRole('link', { name: 'Upgrade to Pro' })
  expect(upgrades.map((link) => link.getAttribute('href'))).toEqual(offers)
})
