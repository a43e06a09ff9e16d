import { digestWords } from '../../../src/words/news/digest.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import { isUnsubscribeToken, type MailKind, mailKinds } from '../_shared/mail/unsubscribe-token.ts'
import type { PlatformDeps } from '../_shared/platform.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;min-height:44px;padding:0 1rem}'

function page(title: string, text: string, form = ''): Response {
  const body = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Keytrail</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p>${form}</main>`
  return new Response(body, { headers })
}

type StopMailDeps = PlatformDeps<'secretKey' | 'call'>

/** Fails with `invalid_request` unless the link has a valid token for its user and kind of email. */
function verifyLink(parameters: URLSearchParams, secretKey: string): { user: string; kind: MailKind } {
  const [user, token, asked] = ['user', 'token', 'kind'].map((name) => parameters.get(name) ?? '')
  const kind = mailKinds.find((one) => one === asked)
  if (!user || !token || !kind || !isUnsubscribeToken(token, kind, user, secretKey))
    throw new Failure('invalid_request')
  return { user, kind }
}

/** Asks for confirmation, because a mail scanner that opens the link must not unsubscribe the user. */
const ask = endpoint({ method: 'GET', auth: 'none' }, async ({ parameters }, deps: StopMailDeps) => {
  const { kind } = verifyLink(parameters, deps.secretKey)
  return inLanguage(parameters.get('language'), () => {
    const { stopTitle, stopText } = digestWords[kind]
    return page(stopTitle, stopText, `<form method="post"><button>${digestWords.stop}</button></form>`)
  })
})

const stop = endpoint({ method: 'POST', auth: 'none' }, async ({ parameters }, deps: StopMailDeps) => {
  const { user, kind } = verifyLink(parameters, deps.secretKey)
  await deps.call('stop_mail', { p_user_id: user, p_kind: kind })
  return inLanguage(parameters.get('language'), () =>
    page(digestWords.stoppedTitle, digestWords[kind].stoppedText),
  )
})

/** GET shows a form; POST (also from an email client) unsubscribes. Neither needs a sign-in. */
export function handle(request: Request, deps: StopMailDeps): Promise<Response> {
  return (request.method === 'GET' ? ask : stop)(request, deps)
}
