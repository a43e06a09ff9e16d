import { isAtRoute, routes } from './routes.ts'

const tokenNames = ['access_token', 'refresh_token', 'token_hash', 'token', 'code', 'session_id']

/** Whether a URL may contain a secret, in which case third-party scripts must not run on the page. */
export function mayCarryToken(address: Pick<URL, 'pathname' | 'search' | 'hash'>): boolean {
  const { pathname, search, hash } = address
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return (
    isAtRoute(pathname, routes.resetPassword) ||
    isAtRoute(pathname, routes.payment) ||
    tokenNames.some((name) => query.has(name) || fragment.has(name))
  )
}
