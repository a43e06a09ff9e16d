import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isSameSecret } from '../../functions/_shared/auth/same-secret.ts'
import { isForwarded, socketAddress } from '../http/client-hop.ts'
import { isLoopback } from '../settings.ts'

const cookieName = 'keytrail-sandbox'

interface SandboxKeys {
  /** Grants a person access to the sandbox from anywhere. */
  token: string
  /** The keys that the stack's own functions send. */
  machine: readonly string[]
  /** Whether browsers on this machine need no key. */
  openHere: boolean
}

function shown({ req }: Context): string[] {
  const bearer = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1]
  return [bearer, req.header('x-api-key'), req.header('x-rapidapi-key')].filter((key) => key !== undefined)
}

/** Also checks the host name: otherwise, a stranger's site could read the emails through DNS rebinding. */
function isFromHere(context: Context): boolean {
  return (
    isLoopback(socketAddress(context)) &&
    !isForwarded(context) &&
    isLoopback(new URL(context.req.url).hostname)
  )
}

/**
 * Keeps strangers out of the sandbox, whose emails contain reset links and whose payments cost nothing.
 * Without access, every path responds with 404. `?token=` grants access and sets a cookie for further pages.
 */
export function sandboxGuard({ token, machine, openHere }: SandboxKeys): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url)
    const asked = url.searchParams.get('token')
    if (asked !== null && isSameSecret(asked, token)) {
      setCookie(context, cookieName, token, {
        path: '/sandbox',
        httpOnly: true,
        sameSite: 'Lax',
        secure: url.protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https',
      })
      url.searchParams.delete('token')
      return context.redirect(url.pathname + url.search, 303)
    }
    const hasKey =
      isSameSecret(getCookie(context, cookieName) ?? '', token) ||
      shown(context).some((given) => [token, ...machine].some((key) => isSameSecret(given, key)))
    if (!hasKey && !(openHere && isFromHere(context))) return context.notFound()
    return next()
  }
}
