import { expect, test } from 'vitest'
import { signedInServer } from '#tests/support/device/signed-in-server.ts'
import { hostileAddresses } from '#tests/support/stack/hostile-addresses.ts'
import { deleteAccount } from './account.ts'
import { fetchInvoices, openPortal, startCheckout } from './payments.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const pay = 'https://checkout.example.com/pay'

const server = signedInServer(ada)

test('requests a checkout with only the plan', async () => {
  server.answer = () => Response.json({ sessionId: 'cs_1', url: pay, error: null })
  expect(await startCheckout(ada, 'pro')).toBe(pay)
  expect(await server.heard[0]?.json()).toEqual({ plan: 'pro' })
  expect(server.heard[0]?.headers.get('authorization')).toMatch(/^Bearer /)
})

const leadingNowhere: [unknown, string | undefined][] = [
  [{ sessionId: 'cs_1', url: null }, 'no_checkout_url'],
  [{ sessionId: 'cs_1', url: '' }, 'no_checkout_url'],
  ...hostileAddresses
    .filter((url) => url !== '')
    .map((url): [unknown, undefined] => [{ sessionId: 'cs_1', url }, undefined]),
  [{ sessionId: 'cs_1', url: '/account' }, undefined],
  ['<html>', undefined],
  [null, undefined],
]
test.each(leadingNowhere)('rejects the response %j', async (body, code) => {
  server.answer = () => Response.json(body)
  await expect(startCheckout(ada, 'pro')).rejects.toMatchObject({ kind: 'unreadable', code })
})

test('rejects an invoice with an unsafe link', async () => {
  const invoice = { id: 'in_1', number: 'KT-0001', created: 1_795_000_000, hosted_invoice_url: null }
  server.answer = () => Response.json({ invoices: [invoice] })
  expect(await fetchInvoices(ada)).toEqual([invoice])
  for (const hosted_invoice_url of hostileAddresses) {
    server.answer = () => Response.json({ invoices: [{ ...invoice, hosted_invoice_url }] })
    await expect(fetchInvoices(ada), hosted_invoice_url).rejects.toMatchObject({ kind: 'unreadable' })
  }
})

test.each(hostileAddresses)('rejects %j as the address of the portal', async (url) => {
  server.answer = () => Response.json({ url })
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
