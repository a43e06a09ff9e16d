import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { type CodeSeal, isSameSignature } from './code-seal.ts'

const livesSec = 365 * 86_400

export interface KnownDevices {
  /** The id of the browser that sends the request; null if this account has not been opened there. */
  idOf(context: Context, account: string): string | null
  /** Has the browser keep that this account was opened there. */
  remember(context: Context, account: string, response: Response): Response
}

/**
 * The browsers that an account was opened in. Each keeps a signed cookie for it, which outlives sign-outs and restarts:
 * guesses that are made elsewhere do not keep its owner out. It opens nothing by itself and names no address.
 */
export function knownDevices({ sign }: CodeSeal): KnownDevices {
  const nameOf = (account: string) => `keytrail-device-${sign(account).slice(0, 16)}`

  function idOf(context: Context, account: string): string | null {
    const [id = '', signature = ''] = getCookie(context, nameOf(account))?.split('.') ?? []
    return isSameSignature(signature, sign(`${id} ${account}`)) ? id : null
  }

  return {
    idOf,
    remember(context, account, response) {
      const id = idOf(context, account) ?? randomBytes(16).toString('hex')
      const cookie = generateCookie(nameOf(account), `${id}.${sign(`${id} ${account}`)}`, {
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
