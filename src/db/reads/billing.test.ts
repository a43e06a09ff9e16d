import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { pullRows } from '#tests/support/device/pulled.ts'
import { databaseUserIds, eraseDatabase, openDatabase } from '../core/open.ts'
import { keepInvoices } from '../writes/invoices.ts'
import { readInvoices, readSubscription } from './billing.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const invoice = { id: 'in_1', number: 'KT-0001', created: 1_795_000_000, hosted_invoice_url: null }

afterEach(async () => {
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
})

test('keeps the last fetched invoices, with the time, for one user', async () => {
  await openDatabase(ada)
  expect(await readInvoices()).toBeUndefined()
  await keepInvoices(ada, [invoice])
  expect(await readInvoices()).toEqual({ seen_at: expect.any(String), invoices: [invoice] })
  await keepInvoices(ada, [])
  expect(await readInvoices()).toMatchObject({ invoices: [] })
  await openDatabase(bob)
  expect(await readInvoices()).toBeUndefined()
  await expect(keepInvoices(ada, [invoice])).rejects.toThrow('no longer open')
})

test('reads the subscription from the last pull', async () => {
  await openDatabase(ada)
  const subscription = {
    user_id: ada,
    subscription_status: 'active',
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
    current_period_start: 1,
    current_period_end: 2,
    cancel_at_period_end: false,
    test_mode: true,
  }
  await pullRows({ subscription: [subscription] })
  expect(await readSubscription()).toEqual(subscription)
  await pullRows({}, { removed: { subscriptions: [ada] } })
  expect(await readSubscription()).toBeUndefined()
})
