import { Hono } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import { completeCheckout, isOpen, liveCustomer, planName, planTitles, type Sandbox } from './lifecycle.ts'
import { type Html, money, page } from './page.ts'

function checkoutPage(price: Stripe.Price, email: string, lateMs: number, declined: boolean): Html {
  const title = `Subscribe to Keytrail ${planTitles[planName(price)]}`
  return page(
    title,
    html`<h1>${title}</h1>
      <p class="price">${money(price.unit_amount ?? 0)}</p>
      <p class="quiet">per month, until you cancel</p>
      <dl>
        <dt>Account</dt><dd>${email}</dd>
        <dt>Card</dt><dd>Visa 4242 (made up)</dd>
      </dl>
      ${declined ? html`<p class="bad" role="alert">Your card was declined. Nothing was charged.</p>` : ''}
      <form method="post">
        <button class="main" name="do" value="pay">Pay</button>
        <button name="do" value="decline">Decline the card</button>
        <button name="do" value="cancel">Cancel</button>
        <button name="do" value="late">Pay, webhook late by ${lateMs / 1_000} s</button>
      </form>`,
  )
}

/** `lateMs` delays the events of a payment that is made with the late button. */
export function checkoutPages(sandbox: Sandbox, lateMs: number): Hono {
  const { state, save, prices } = sandbox
  async function openCheckout(id: string) {
    const session = state.checkouts[id]
    const price = Object.values(await prices()).find((one) => one.id === session?.metadata?.price)
    const customer = session ? liveCustomer(state, String(session.customer)) : null
    if (!session || !price || !customer || !isOpen(session, sandbox.now())) return null
    return { session, price, email: customer.email ?? '' }
  }
  const over = page(
    'Checkout is over',
    html`<h1>This checkout is over</h1><p class="quiet">Go back to Keytrail and start again.</p>`,
  )

  return new Hono().on(['GET', 'POST'], '/:id', async (context) => {
    const open = await openCheckout(context.req.param('id'))
    if (!open) return context.html(over, 410)
    const { session, price, email } = open
    const choice = (await context.req.parseBody()).do
    if (choice === 'pay' || choice === 'late') {
      completeCheckout(sandbox, session, price, choice === 'late' ? lateMs : 0)
      save()
      return context.redirect(session.success_url ?? '/', 303)
    }
    if (choice === 'cancel') return context.redirect(session.cancel_url ?? '/', 303)
    const isDeclined = choice === 'decline'
    return context.html(checkoutPage(price, email, lateMs, isDeclined), isDeclined ? 402 : 200)
  })
}
