import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { withRequestId } from '../../functions/_shared/log/request-scope.ts'

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'via',
]

// A proxy in front is on this machine or in its network; whoever comes from elsewhere speaks for itself alone.
const nearby = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i

export interface ClientHop {
  /** The network address of whoever asks. */
  addressOf(context: Context): string
  /** The request with that address, and without what the caller says it is. */
  withAddress(context: Context): Request
}

/** The network address at the other end of the connection. */
export function socketAddress(context: Context): string {
  return (getConnInfo(context).remote.address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether a proxy says that it passes the request on for somebody else. */
export function isForwarded(context: Context): boolean {
  return forwardingHeaders.some((name) => context.req.header(name) !== undefined)
}

/**
 * How a request's origin is known with so many proxies of ours in front: each appends the address that it saw to
 * X-Forwarded-For, so the outermost one's word stands that many from the end, and what is before it was the caller's.
 */
export function clientHop(trustedProxies: number): ClientHop {
  function addressOf(context: Context): string {
    const peer = socketAddress(context)
    if (trustedProxies === 0 || !nearby.test(peer)) return peer
    const seen = context.req.header('x-forwarded-for')?.split(',') ?? []
    return seen.at(-trustedProxies)?.trim() || peer
  }
  return {
    addressOf,
    withAddress(context) {
      const headers = withRequestId(context.req.raw.headers)
      for (const name of forwardingHeaders) headers.delete(name)
      headers.set('x-forwarded-for', addressOf(context))
      return new Request(context.req.raw, { headers })
    },
  }
}
