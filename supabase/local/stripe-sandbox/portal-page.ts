import { Hono } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Prices } from './commands.ts'
import {
  changePlan,
  endPeriod,
  itemOf,
  openInvoiceOf,
  payInvoice,
  planName,
  planTitles,
  type Sandbox,
  setCancelAtPeriodEnd,
} from './lifecycle.ts'
import { day, type Html, money, page } from './page.ts'

function facts(subscription: Stripe.Subscription): Html {
  const { price, current_period_end } = itemOf(subscription)
  const end = day(current_period_end)
  return html`<dl>
      <dt>Plan</dt><dd>${planTitles[planName(price)]}, ${money(price.unit_amount ?? 0)} a month</dd>
      <dt>Status</dt><dd>${subscription.status}</dd>
      <dt>${subscription.cancel_at_period_end ? 'Ends on' : 'Renews on'}</dt><dd>${end}</dd>
    </dl>`
}

function actions(subscription: Stripe.Subscription, overdue: Stripe.Invoice | undefined): Html {
  const other = planName(itemOf(subscription).price) === 'pro' ? 'premium' : 'pro'
  const ends = subscription.cancel_at_period_end
  return html`<form method="post">
      ${overdue ? html`<button class="main" name="do" value="pay">Pay the overdue invoice (${money(overdue.amount_due)})</button>` : ''}
      <button name="do" value="change">Change to ${planTitles[other]}</button>
      ${
        ends
          ? html`<button name="do" value="resume">Resume the subscription</button>`
          : html`<button name="do" value="cancel">Cancel at the end of the period</button>`
      }
      ${
        overdue
          ? ''
          : html`<hr />
              <p class="quiet">What only time or a bad card does:</p>
              <button name="do" value="fail">Make the next payment fail</button>
              <button name="do" value="end">Let this period end now</button>`
      }
    </form>`
}

/** Where a customer manages the subscription, with what only time or a bad card would do besides. */
export function portalPages(sandbox: Sandbox, prices: () => Promise<Prices>, save: () => void): Hono {
  const { state } = sandbox
  const subscriptionFor = (customer: string) =>
    Object.values(state.subscriptions).findLast(
      (one) => one.customer === customer && one.status !== 'canceled',
    )

  async function act(choice: unknown, subscription: Stripe.Subscription): Promise<void> {
    const overdue = openInvoiceOf(state, subscription)
    if (choice === 'cancel') setCancelAtPeriodEnd(sandbox, subscription, true)
    if (choice === 'resume') setCancelAtPeriodEnd(sandbox, subscription, false)
    if (choice === 'fail' && !overdue) endPeriod(sandbox, subscription, false)
    if (choice === 'end' && !overdue) endPeriod(sandbox, subscription, true)
    if (choice === 'pay' && overdue) payInvoice(sandbox, overdue, subscription)
    if (choice === 'change') {
      const other = planName(itemOf(subscription).price) === 'pro' ? 'premium' : 'pro'
      changePlan(sandbox, subscription, (await prices())[other])
    }
    save()
  }

  return new Hono()
    .get('/:id', (context) => {
      const portal = state.portals[context.req.param('id')]
      if (!portal) return context.notFound()
      const subscription = subscriptionFor(portal.customer)
      return context.html(
        page(
          'Manage your subscription',
          html`<h1>Manage your subscription</h1>
            ${
              subscription
                ? html`${facts(subscription)}${actions(subscription, openInvoiceOf(state, subscription))}`
                : html`<p class="quiet">There is no active subscription.</p>`
            }
            <a class="button back" href="${portal.returnUrl}">Back to Keytrail</a>`,
        ),
      )
    })
    .post('/:id', async (context) => {
      const portal = state.portals[context.req.param('id')]
      if (!portal) return context.notFound()
      const subscription = subscriptionFor(portal.customer)
      if (subscription) await act((await context.req.parseBody()).do, subscription)
      return context.redirect(new URL(context.req.url).pathname, 303)
    })
}
