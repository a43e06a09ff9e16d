import { routes } from './routes.ts'
import { serverPaths } from './server-paths.ts'

/**
 * Where to go after sign-in: `next` if it is a path of this origin, else null. Rejects other origins in every spelling
 * that a browser would follow (`//host`, `/\host`, `https:host`).
 */
export function safeReturnPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null
  const url = URL.parse(next, origin)
  // A browser would read a path that begins with two slashes (from "/.//host") as another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  if (serverPaths.test(url.pathname) || url.pathname === routes.login) return null
  return url.pathname + url.search + url.hash
}
