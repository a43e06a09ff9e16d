import { isAtRoute, type Route, routes } from './routes.ts'

/** What a link of a mail carried in its address: secrets of whoever got the mail, or why there are none. */
export interface MailLink {
  search: string
  hash: string
}

/** A link and the screen that takes it. */
interface ArrivedLink extends MailLink {
  screen: Extract<Route, '/reset-password' | '/login'>
}

const secrets = ['access_token', 'refresh_token', 'token_hash']

/**
 * The link that an address is, whatever page the auth server or the mail has led to; null for every other address. A
 * link that does not say what it is for confirms an address.
 */
export function arrivedLink({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const isRefusal = fragment.has('error') || fragment.has('error_code')
  const hasSecret = secrets.some((name) => query.has(name) || fragment.has(name))
  const isForReset =
    isAtRoute(pathname, routes.resetPassword) ||
    (query.get('type') ?? fragment.get('type')) === 'recovery' ||
    // The auth server does not say of a refused link what it was for: only passwords are reset by mail alone.
    (isRefusal && !isAtRoute(pathname, routes.login))
  if (!hasSecret && !isRefusal && !(isForReset && query.has('error'))) return null
  const screen = isForReset ? routes.resetPassword : routes.login
  return { screen, search, hash } satisfies ArrivedLink
}
