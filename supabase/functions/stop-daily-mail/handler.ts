import type { DatabaseCall } from '../_shared/database.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import { isUnsubscribeToken } from '../_shared/mail/unsubscribe-token.ts'
import { confirmationPage, stoppedPage } from './page.ts'

export interface StopDailyMailDeps extends EndpointDeps {
  secretKey: string
  call: DatabaseCall
}

/** The user of the link. Fails with `invalid_request` if the token is invalid. */
function verifyUser(parameters: URLSearchParams, secretKey: string): string {
  const [user = '', token = ''] = [parameters.get('user') ?? '', parameters.get('token') ?? '']
  if (!isUnsubscribeToken(token, user, secretKey)) throw new Failure('invalid_request')
  return user
}

const ask = endpoint({ method: 'GET', auth: 'none' }, async ({ parameters }, deps: StopDailyMailDeps) => {
  verifyUser(parameters, deps.secretKey)
  return inLanguage(parameters.get('language'), confirmationPage)
})

const stop = endpoint({ method: 'POST', auth: 'none' }, async ({ parameters }, deps: StopDailyMailDeps) => {
  await deps.call('stop_daily_mail', { p_user_id: verifyUser(parameters, deps.secretKey) })
  return inLanguage(parameters.get('language'), stoppedPage)
})

/** The unsubscribe link, which needs no sign-in: GET shows a form, POST (also from a mail program) unsubscribes. */
export function handle(request: Request, deps: StopDailyMailDeps): Promise<Response> {
  return (request.method === 'GET' ? ask : stop)(request, deps)
}
