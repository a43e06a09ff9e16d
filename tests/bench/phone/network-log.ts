import type { CDPSession } from 'playwright-core'

export interface Asked {
  path: string
  type: string
  /** Seconds on the browser's own clock. */
  start: number
  end: number
  bytes: number
}

/** Notes what a page asks for over the network from now on. */
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

/** Which step of those in line each request is: one later than the last that had ended when it began. */
export function stepsOf(log: readonly Asked[]): Map<Asked, number> {
  const steps = new Map<Asked, number>()
  for (const asked of log.toSorted((a, b) => a.start - b.start)) {
    const before = [...steps].filter(([{ end }]) => end <= asked.start)
    steps.set(asked, 1 + Math.max(0, ...before.map(([, step]) => step)))
  }
  return steps
}

/** The requests under each other: step, from when to when, how much, what. */
export function waterfallOf(log: readonly Asked[]): string {
  const begun = Math.min(...log.map(({ start }) => start))
  const steps = stepsOf(log)
  const ms = (time: number) => ((time - begun) * 1_000).toFixed(0).padStart(6)
  return log
    .map((asked) => {
      const { path, start, end, bytes } = asked
      return `  ${steps.get(asked)} ${ms(start)} ${ms(end)} ${(bytes / 1_000).toFixed(1).padStart(6)} kB ${path}`
    })
    .join('\n')
}
