import { type Account, call, type Stack } from './api.ts'

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
