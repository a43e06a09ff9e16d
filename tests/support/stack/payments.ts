import { type Account, call } from './api.ts'
import type { RunningStack } from './stack.ts'

type Stack = Pick<RunningStack, 'url' | 'keys'>

/** Presses a button of a sandbox page. Returns the status and the address that the response redirects to. */
export async function press(
  pageUrl: string,
  button: string,
): Promise<{ status: number; location: string | null }> {
  const answer = await fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ do: button }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return { status: answer.status, location: answer.headers.get('location') }
}

export async function beginCheckout(stack: Stack, account: Account, plan: string): Promise<string> {
  const { status, body } = await call(stack, 'POST', '/functions/v1/stripe-checkout', {
    token: account.token,
    body: { plan },
  })
  if (status !== 200) throw new Error(`no checkout: ${status} ${JSON.stringify(body)}`)
  return body.url
}

export async function openPortal(stack: Stack, account: Pick<Account, 'token'>): Promise<string> {
  const { body } = await call(stack, 'POST', '/functions/v1/create-portal-session', {
    token: account.token,
    body: {},
  })
  return body.url
}

export async function readInvoices(
  stack: Stack,
  account: Account,
): Promise<{ id: string; number: string; created: number; hosted_invoice_url: string }[]> {
  const { body } = await call(stack, 'GET', '/functions/v1/get-invoices', { token: account.token })
  return body.invoices
}

export async function readLevel(stack: Stack, account: Account): Promise<string> {
  const { body } = await call(stack, 'GET', '/rest/v1/profiles?select=subscription_level', {
    token: account.token,
  })
  return body[0].subscription_level
}

export async function readSubscription(
  stack: Stack,
  account: Account,
): Promise<Record<string, unknown> | undefined> {
  const { body } = await call(stack, 'GET', '/rest/v1/stripe_user_subscriptions?select=*', {
    token: account.token,
  })
  return body[0]
}
