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

// A trusted proxy is on this machine or in its network; any other peer is the client itself.
const nearby = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i

export type ClientHop = ReturnType<typeof clientHop>

export function socketAddress(context: Context): string {
  return (getConnInfo(context).remote.address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
}

export function isForwarded(context: Context): boolean {
  return forwardingHeaders.some((name) => context.req.header(name) !== undefined)
}

/**
 * Each proxy appends the address that it saw to X-Forwarded-For, so the client's address is the entry with
 * index -trustedProxies. The client itself sent any earlier entries.
 */
export function clientHop(trustedProxies: number) {
  function readAddress(context: Context): string {
    const peer = socketAddress(context)
    if (trustedProxies === 0 || !nearby.test(peer)) return peer
    const seen = context.req.header('x-forwarded-for')?.split(',') ?? []
    return seen.at(-trustedProxies)?.trim() || peer
  }
  return {
    readAddress,
    withAddress(context: Context): Request {
      const headers = withRequestId(context.req.raw.headers)
      for (const name of forwardingHeaders) headers.delete(name)
      headers.set('x-forwarded-for', readAddress(context))
      // Without a proxy, the client itself sent this header, so it cannot be trusted.
      if (trustedProxies === 0) headers.delete('cf-ipcountry')
      return new Request(context.req.raw, { headers })
    },
  }
}
