import { isAtRoute, routes } from './routes.ts'

export type MailLink = Pick<URL, 'search' | 'hash'>

const secrets = ['access_token', 'refresh_token', 'token_hash']

/** A link in an email may open any page. Returns the screen that handles the link; null for other URLs. */
export function arrivedLink({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const isRefusal = fragment.has('error') || fragment.has('error_code')
  const hasSecret = secrets.some((name) => query.has(name) || fragment.has(name))
  const isForReset =
    isAtRoute(pathname, routes.resetPassword) ||
    (query.get('type') ?? fragment.get('type')) === 'recovery' ||
    // The auth server does not return the type of an invalid link, so assume a password reset.
    (isRefusal && !isAtRoute(pathname, routes.login))
  if (!hasSecret && !isRefusal && !(isForReset && query.has('error'))) return null
  const screen = isForReset ? routes.resetPassword : routes.login
  return { screen, search, hash }
}
