import type { MiddlewareHandler } from 'hono'

const maxWaiting = 2_000
const retryAfterSec = 5

/**
 * Limits concurrent requests and queues the others. All at once, they would slow each other beyond their
 * timeouts and fail instead of being late.
 */
export function queueRequests(max: number): MiddlewareHandler {
  let inside = 0
  const waiting: (() => void)[] = []

  return async (context, next) => {
    if (waiting.length >= maxWaiting) {
      context.header('Retry-After', String(retryAfterSec))
      return context.json({ code: 'busy', message: 'Too many requests wait' }, 503)
    }
    const mustWait = inside >= max
    // A caller that hangs up frees its place for the next one.
    if (mustWait) await new Promise<void>((enter) => waiting.push(enter))
    else inside += 1
    try {
      if (mustWait && context.req.raw.signal.aborted) return context.body(null, 503)
      return await next()
    } finally {
      const enter = waiting.shift()
      if (enter) enter()
      else inside -= 1
    }
  }
}
