import { Hono } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import {
  changePlan,
  endPeriod,
  findOpenInvoice,
  onlyItem,
  payInvoice,
  planName,
  planTitles,
  type Sandbox,
  setCancelAtPeriodEnd,
} from './lifecycle.ts'
import { day, type Html, money, page } from './page.ts'
import type { PlanChange } from './state.ts'

function facts(subscription: Stripe.Subscription): Html {
  const { price, current_period_end } = onlyItem(subscription)
  return html`<dl>
      <dt>Plan</dt><dd>${planTitles[planName(price)]}, ${money(price.unit_amount ?? 0)} a month</dd>
      <dt>Status</dt><dd>${subscription.status}</dd>
      <dt>${subscription.cancel_at_period_end ? 'Ends on' : 'Renews on'}</dt><dd>${day(current_period_end)}</dd>
    </dl>`
}

function otherPlan(subscription: Stripe.Subscription): PaidPlan {
  return planName(onlyItem(subscription).price) === 'pro' ? 'premium' : 'pro'
}

function actions(subscription: Stripe.Subscription, overdue: Stripe.Invoice | undefined): Html {
  return html`<form method="post">
      ${overdue ? html`<button class="main" name="do" value="pay">Pay the overdue invoice (${money(overdue.amount_due)})</button>` : ''}
      <button name="do" value="change">Change to ${planTitles[otherPlan(subscription)]}</button>
      ${
        subscription.cancel_at_period_end
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

function confirmation(subscription: Stripe.Subscription, price: Stripe.Price, returnUrl: string): Html {
  const title = planTitles[planName(price)]
  return html`<h1>Change to ${title}</h1>
    <p class="price">${money(price.unit_amount ?? 0)} a month</p>
    <p class="quiet">At once. What the rest of this period costs more is billed now.</p>
    ${facts(subscription)}
    <form method="post"><button class="main" name="do" value="confirm">Change to ${title}</button></form>
    <a class="button back" href="${returnUrl}">Back to Keytrail</a>`
}

/** Besides the portal's own actions, the pages have buttons that decline a card or end a billing period. */
export function portalPages(sandbox: Sandbox): Hono {
  const { state, save, prices } = sandbox
  const subscriptionFor = (customer: string) =>
    Object.values(state.subscriptions).findLast(
      (one) => one.customer === customer && one.status !== 'canceled',
    )

  /**
   * Returns null if the portal was not opened for a change, if the change was already made, or if its
   * subscription or price is no longer current.
   */
  async function wantedPrice(change: PlanChange | undefined, subscription: Stripe.Subscription | undefined) {
    if (!change || subscription?.id !== change.subscription) return null
    if (onlyItem(subscription).price.id === change.price) return null
    return Object.values(await prices()).find(({ id }) => id === change.price) ?? null
  }

  async function act(choice: unknown, subscription: Stripe.Subscription): Promise<void> {
    const overdue = findOpenInvoice(state, subscription)
    if (choice === 'cancel') setCancelAtPeriodEnd(sandbox, subscription, true)
    if (choice === 'resume') setCancelAtPeriodEnd(sandbox, subscription, false)
    if (choice === 'fail' && !overdue) endPeriod(sandbox, subscription, false)
    if (choice === 'end' && !overdue) endPeriod(sandbox, subscription, true)
    if (choice === 'pay' && overdue) payInvoice(sandbox, overdue, subscription)
    if (choice === 'change') changePlan(sandbox, subscription, (await prices())[otherPlan(subscription)])
    save()
  }

  return new Hono().on(['GET', 'POST'], '/:id', async (context) => {
    const portal = state.portals[context.req.param('id')]
    if (!portal) return context.notFound()
    const { change, returnUrl } = portal
    const subscription = subscriptionFor(portal.customer)
    const wanted = await wantedPrice(change, subscription)
    const choice = (await context.req.parseBody()).do
    if (change && choice === 'confirm') {
      if (subscription && wanted) changePlan(sandbox, subscription, wanted)
      save()
      return context.redirect(change.afterUrl, 303)
    }
    if (choice !== undefined) {
      if (subscription) await act(choice, subscription)
      return context.redirect(new URL(context.req.url).pathname, 303)
    }
    if (subscription && wanted)
      return context.html(page('Confirm the change', confirmation(subscription, wanted, returnUrl)))
    return context.html(
      page(
        'Manage your subscription',
        html`<h1>Manage your subscription</h1>
          ${
            subscription
              ? html`${facts(subscription)}${actions(subscription, findOpenInvoice(state, subscription))}`
              : html`<p class="quiet">There is no active subscription.</p>`
          }
          <a class="button back" href="${returnUrl}">Back to Keytrail</a>`,
      ),
    )
  })
}
