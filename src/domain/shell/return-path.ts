import { routes } from './routes.ts'

/** The server never responds with the app's page at these paths. */
export const serverPaths = /^\/((auth|rest|functions)\/v1\/|cms\/|sandbox(\/|$)|healthz$|readyz$|v\d)/

/**
 * Returns null unless `next` is a page of this app other than the login page. Rejects all forms of other
 * origins that a browser would follow (`//host`, `/\host`, `https:host`).
 */
export function safeReturnPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null
  const url = URL.parse(next, origin)
  // `/.//host` parses to the path `//host`, which browsers treat as another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  if (serverPaths.test(url.pathname) || url.pathname === routes.login) return null
  return url.pathname + url.search + url.hash
}
