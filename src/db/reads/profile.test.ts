import { expect, test } from 'vitest'
import { openStore } from '#tests/support/device/opened-store.ts'
import { pullRows } from '#tests/support/device/pulled.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { openDatabase } from '../core/open.ts'
import { keepInvoices } from '../writes/account.ts'
import { readInvoices, readSubscription } from './profile.ts'

const invoice = { id: 'in_1', number: 'KT-0001', created: 1_795_000_000, hosted_invoice_url: null }

openStore()

test('keeps the last fetched invoices, with the time, for one user', async () => {
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
  const subscription = rowOfEach.subscription()
  await pullRows({ subscription: [subscription] })
  expect(await readSubscription()).toEqual(subscription)
  await pullRows({}, { removed: { subscriptions: [ada] } })
  expect(await readSubscription()).toBeUndefined()
})
