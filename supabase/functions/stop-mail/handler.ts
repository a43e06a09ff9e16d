import type { DatabaseCall } from '../_shared/database.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import { isUnsubscribeToken, type MailKind, mailKinds } from '../_shared/mail/unsubscribe-token.ts'
import { confirmationPage, stoppedPage } from './page.ts'

export interface StopMailDeps extends EndpointDeps {
  secretKey: string
  call: DatabaseCall
}

/** Fails with `invalid_request` if the token is invalid. */
function verifyLink(parameters: URLSearchParams, secretKey: string): { user: string; kind: MailKind } {
  const [user, token, asked] = ['user', 'token', 'kind'].map((name) => parameters.get(name) ?? '')
  const kind = mailKinds.find((one) => one === asked)
  if (!user || !token || !kind || !isUnsubscribeToken(token, kind, user, secretKey))
    throw new Failure('invalid_request')
  return { user, kind }
}

const ask = endpoint({ method: 'GET', auth: 'none' }, async ({ parameters }, deps: StopMailDeps) => {
  const { kind } = verifyLink(parameters, deps.secretKey)
  return inLanguage(parameters.get('language'), () => confirmationPage(kind))
})

const stop = endpoint({ method: 'POST', auth: 'none' }, async ({ parameters }, deps: StopMailDeps) => {
  const { user, kind } = verifyLink(parameters, deps.secretKey)
  await deps.call('stop_mail', { p_user_id: user, p_kind: kind })
  return inLanguage(parameters.get('language'), () => stoppedPage(kind))
})

/** GET shows a form; POST (also from an email client) unsubscribes. Neither needs a sign-in. */
export function handle(request: Request, deps: StopMailDeps): Promise<Response> {
  return (request.method === 'GET' ? ask : stop)(request, deps)
}
