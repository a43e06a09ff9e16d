import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

/** The network address at the other end of the connection. */
export function socketAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? ''
}

/** The request with the address that we see, and without what the caller says it is. */
export function withClientAddress(context: Context): Request {
  const headers = new Headers(context.req.raw.headers)
  for (const name of forwardingHeaders) headers.delete(name)
  headers.set('x-forwarded-for', socketAddress(context))
  return new Request(context.req.raw, { headers })
}
