import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSignedInServer } from '#tests/support/signed-in-server.ts'
import { deleteAccount } from './account.ts'
import { fetchInvoices, openPortal, startCheckout } from './payments.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const pay = 'https://checkout.example.com/pay'

let answer: () => Response
let heard: Request[]
let close = () => {}

beforeAll(async () => {
  close = await startSignedInServer(ada, (request) => {
    heard.push(request.clone())
    return answer()
  })
})
afterAll(() => close())
beforeEach(() => {
  heard = []
})

test('a checkout is asked for by its plan alone', async () => {
  answer = () => Response.json({ sessionId: 'cs_1', url: pay, error: null })
  expect(await startCheckout(ada, 'pro')).toBe(pay)
  expect(await heard[0]?.json()).toEqual({ plan: 'pro' })
  expect(heard[0]?.headers.get('authorization')).toMatch(/^Bearer /)
})

test.each([
  [{ sessionId: 'cs_1', url: null }, 'no_checkout_url'],
  [{ sessionId: 'cs_1', url: '' }, 'no_checkout_url'],
  [{ sessionId: 'cs_1', url: 'javascript:alert(1)' }, undefined],
  ['<html>', undefined],
  [null, undefined],
])('the answer %j leads nowhere', async (body, code) => {
  answer = () => Response.json(body)
  await expect(startCheckout(ada, 'pro')).rejects.toMatchObject({ kind: 'unreadable', code })
})

test('an invoice whose link no browser should follow is not taken', async () => {
  const invoice = { id: 'in_1', number: 'KT-0001', created: 1_795_000_000, hosted_invoice_url: null }
  answer = () => Response.json({ invoices: [invoice] })
  expect(await fetchInvoices(ada)).toEqual([invoice])
  answer = () => Response.json({ invoices: [{ ...invoice, hosted_invoice_url: 'javascript:alert(1)' }] })
  await expect(fetchInvoices(ada)).rejects.toMatchObject({ kind: 'unreadable' })
})

test("nothing is sent in another user's name", async () => {
  await expect(openPortal(bob, 'http://localhost/account')).rejects.toMatchObject({ code: 'other_user' })
  await expect(deleteAccount(bob)).rejects.toMatchObject({ code: 'other_user' })
  expect(heard).toEqual([])
})

test('an account is deleted by the typed word, and only an answer that says so counts', async () => {
  answer = () => Response.json({ deleted: true })
  await deleteAccount(ada)
  expect(await heard[0]?.json()).toEqual({ confirmation: 'delete' })
  answer = () => Response.json({})
  await expect(deleteAccount(ada)).rejects.toMatchObject({ kind: 'unreadable' })
})
