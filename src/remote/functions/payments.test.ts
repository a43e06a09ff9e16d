import { expect, test } from 'vitest'
import { signedInServer } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { deleteAccount } from './account.ts'
import { fetchInvoices, openPortal, startCheckout } from './payments.ts'

const pay = 'https://checkout.example.com/pay'

const server = signedInServer()

test('requests a checkout with only the plan', async () => {
  server.answer = () => Response.json({ sessionId: 'cs_1', url: pay, error: null })
  expect(await startCheckout(ada, 'pro')).toBe(pay)
  expect(await server.heard[0]?.json()).toEqual({ plan: 'pro' })
  expect(server.heard[0]?.headers.get('authorization')).toMatch(/^Bearer /)
})

// safe-url.test.ts covers the other hostile addresses.
const hostile = 'javascript:alert(1)'

test.each([
  [{ sessionId: 'cs_1', url: null }, 'no_checkout_url'],
  [{ sessionId: 'cs_1', url: hostile }, undefined],
  [{ sessionId: 'cs_1', url: '/account' }, undefined],
  [null, undefined],
])('rejects the response %j', async (body, code) => {
  server.answer = () => Response.json(body)
  await expect(startCheckout(ada, 'pro')).rejects.toMatchObject({ kind: 'unreadable', code })
})

test('rejects an invoice with an unsafe link', async () => {
  const invoice = { id: 'in_1', number: 'KT-0001', created: 1_795_000_000, hosted_invoice_url: null }
  server.answer = () => Response.json({ invoices: [invoice] })
  expect(await fetchInvoices(ada)).toEqual([invoice])
  server.answer = () => Response.json({ invoices: [{ ...invoice, hosted_invoice_url: hostile }] })
  await expect(fetchInvoices(ada)).rejects.toMatchObject({ kind: 'unreadable' })
})

test('rejects a hostile address of the portal', async () => {
  server.answer = () => Response.json({ url: hostile })
  await expect(openPortal(ada, 'http://localhost/account')).rejects.toMatchObject({ kind: 'unreadable' })
})

test('rejects the request of another user', async () => {
  await expect(openPortal(bob, 'http://localhost/account')).rejects.toMatchObject({ code: 'other_user' })
  await expect(deleteAccount(bob)).rejects.toMatchObject({ code: 'other_user' })
  expect(server.heard).toEqual([])
})

test('deletes an account with the typed word, and accepts only a confirming response', async () => {
  server.answer = () => Response.json({ deleted: true, complete: true })
  expect(await deleteAccount(ada)).toBe(true)
  expect(await server.heard[0]?.json()).toEqual({ confirmation: 'delete' })
  server.answer = () => Response.json({ deleted: true, complete: false })
  expect(await deleteAccount(ada)).toBe(false)
  server.answer = () => Response.json({})
  await expect(deleteAccount(ada)).rejects.toMatchObject({ kind: 'unreadable' })
})
