import type { Context, MiddlewareHandler } from 'hono'
import { addressBucket } from '../../functions/_shared/auth/client-address.ts'
import type { ClientHop } from './client-hop.ts'

const maxWaiting = 2_000
const maxWaitingOfAddress = 500
/** A fifth of the slots is left to other addresses. */
const shareOfAddress = 0.8
const retryAfterSec = 5

interface Line {
  inside: number
  waiting: (() => void)[]
}

/**
 * Limits concurrent requests, because too many at once slow each other down until they time out. Addresses
 * take turns and none gets all slots, so an address with many slow requests mostly delays itself.
 */
export function queueRequests(max: number, hop: ClientHop): MiddlewareHandler {
  const maxOfAddress = Math.ceil(max * shareOfAddress)
  /** The addresses in the order of their turns; the first one with a request that may enter is next. */
  const lines = new Map<string, Line>()
  let inside = 0
  let waiting = 0

  function admitNext(): void {
    for (const [address, line] of lines) {
      const enter = line.inside < maxOfAddress ? line.waiting.shift() : undefined
      if (enter === undefined) continue
      lines.delete(address)
      lines.set(address, line)
      inside += 1
      line.inside += 1
      waiting -= 1
      enter()
      return
    }
  }

  return async (context: Context, next) => {
    const address = addressBucket(hop.readAddress(context))
    const line = lines.get(address) ?? { inside: 0, waiting: [] }
    if (waiting >= maxWaiting || line.waiting.length >= maxWaitingOfAddress) {
      context.header('Retry-After', String(retryAfterSec))
      return context.json({ code: 'busy', message: 'Too many requests are waiting' }, 503)
    }
    lines.set(address, line)
    waiting += 1
    const entered = new Promise<void>((enter) => line.waiting.push(enter))
    if (inside < max) admitNext()
    await entered
    try {
      // A client that hung up frees its slot for the next request.
      if (context.req.raw.signal.aborted) return context.body(null, 503)
      return await next()
    } finally {
      inside -= 1
      line.inside -= 1
      if (line.inside === 0 && line.waiting.length === 0) lines.delete(address)
      admitNext()
    }
  }
}
