import type { CDPSession } from 'playwright-core'

export interface Asked {
  path: string
  type: string
  /** In seconds, on the browser's clock. */
  start: number
  end: number
  bytes: number
}

/** Records a page's network requests from now on. */
export function logNetwork(session: CDPSession): Asked[] {
  const log: Asked[] = []
  const open = new Map<string, Asked>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return
    const { pathname: path } = new URL(request.url)
    const asked = { path, type, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 }
    open.set(requestId, asked)
    log.push(asked)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = open.get(requestId)
    if (asked) Object.assign(asked, { end: timestamp, bytes: encodedDataLength })
  })
  return log
}

/**
 * The depth of each request in the chain: one more than the deepest of the requests that had ended before it started.
 */
export function countSteps(log: readonly Asked[]): Map<Asked, number> {
  const steps = new Map<Asked, number>()
  for (const asked of log.toSorted((a, b) => a.start - b.start)) {
    const before = [...steps].filter(([{ end }]) => end <= asked.start)
    steps.set(asked, 1 + Math.max(0, ...before.map(([, step]) => step)))
  }
  return steps
}
