import type { DatabaseCall } from '../_shared/database.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import { isUnsubscribeToken } from '../_shared/mail/unsubscribe-token.ts'
import { askingPage, stoppedPage } from './page.ts'

export interface StopDailyMailDeps extends EndpointDeps {
  secretKey: string
  call: DatabaseCall
}

/** Whose link it is. Fails with `invalid_request` where it is nobody's. */
function ownerOf(parameters: URLSearchParams, secretKey: string): string {
  const [user = '', token = ''] = [parameters.get('user') ?? '', parameters.get('token') ?? '']
  if (!isUnsubscribeToken(token, user, secretKey)) throw new Failure('invalid_request')
  return user
}

const ask = endpoint({ method: 'GET', auth: 'none' }, async ({ parameters }, deps: StopDailyMailDeps) => {
  ownerOf(parameters, deps.secretKey)
  return inLanguage(parameters.get('language'), askingPage)
})

const stop = endpoint({ method: 'POST', auth: 'none' }, async ({ parameters }, deps: StopDailyMailDeps) => {
  await deps.call('stop_daily_mail', { p_user_id: ownerOf(parameters, deps.secretKey) })
  return inLanguage(parameters.get('language'), stoppedPage)
})

/** The link in a daily mail, which needs nobody to sign in: GET asks, POST ends the mail, also when a mail program posts. */
export function handle(request: Request, deps: StopDailyMailDeps): Promise<Response> {
  return (request.method === 'GET' ? ask : stop)(request, deps)
}
