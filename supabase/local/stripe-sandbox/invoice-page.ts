import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Sandbox } from './lifecycle.ts'
import { day, money, page } from './page.ts'

export function invoicePages({ state }: Sandbox): Hono {
  return new Hono().get('/:id', (context) => {
    const invoice = state.invoices[context.req.param('id')]
    if (!invoice) return context.notFound()
    const { number, created, status, amount_due, description, customer_email, period_start, period_end } =
      invoice
    return context.html(
      page(
        `Invoice ${number}`,
        html`<h1>Invoice ${number}</h1>
          <p class="price">${money(amount_due)}</p>
          <p class="${status === 'paid' ? 'quiet' : 'bad'}">${status === 'paid' ? 'Paid' : 'Payment overdue'}</p>
          <dl>
            <dt>For</dt><dd>${description}</dd>
            <dt>Period</dt><dd>${day(period_start)} to ${day(period_end)}</dd>
            <dt>Date</dt><dd>${day(created)}</dd>
            <dt>Billed to</dt><dd>${customer_email}</dd>
          </dl>`,
      ),
    )
  })
}
