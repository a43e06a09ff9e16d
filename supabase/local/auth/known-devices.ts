import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { isSameSecret } from '../../functions/_shared/auth/same-secret.ts'
import type { CodeSeal } from './code-seal.ts'

const livesSec = 365 * 86_400

export type KnownDevices = ReturnType<typeof knownDevices>

/**
 * Each browser in which an account was opened keeps a signed cookie after sign-out, so that guesses made
 * elsewhere do not lock the owner out. The cookie grants no access and contains no email address.
 */
export function knownDevices({ sign }: CodeSeal) {
  const cookieName = (account: string) => `keytrail-device-${sign(account).slice(0, 16)}`

  function readId(context: Context, account: string): string | null {
    const [id = '', signature = ''] = getCookie(context, cookieName(account))?.split('.') ?? []
    return isSameSecret(signature, sign(`${id} ${account}`)) ? id : null
  }

  return {
    readId,
    remember(context: Context, account: string, response: Response): Response {
      const id = readId(context, account) ?? randomBytes(16).toString('hex')
      const cookie = generateCookie(cookieName(account), `${id}.${sign(`${id} ${account}`)}`, {
        path: '/auth/v1',
        httpOnly: true,
        sameSite: 'Strict',
        secure:
          new URL(context.req.url).protocol === 'https:' ||
          context.req.header('x-forwarded-proto') === 'https',
        maxAge: livesSec,
      })
      const remembered = new Response(response.body, response)
      remembered.headers.append('set-cookie', cookie)
      return remembered
    },
  }
}
