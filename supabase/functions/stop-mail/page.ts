import { digestWords } from '../../../src/words/news/digest.ts'
import type { MailKind } from '../_shared/mail/unsubscribe-token.ts'

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

/**
 * A mail scanner that opens the link must not unsubscribe the user, so the page is a form that posts to its own
 * address.
 */
export function confirmationPage(kind: MailKind): Response {
  const { stopTitle, stopText } = digestWords[kind]
  return page(stopTitle, stopText, `<form method="post"><button>${digestWords.stop}</button></form>`)
}

export function stoppedPage(kind: MailKind): Response {
  return page(digestWords.stoppedTitle, digestWords[kind].stoppedText)
}
