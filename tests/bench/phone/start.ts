import type { CDPSession } from 'playwright-core'
import { type Bench, memberContext, phone, slow, timeUntil } from './bench.ts'
import { type Figure, repeated } from './report.ts'
import { type MeasuredScreen, mainScreens, type ScreenKey } from './screens.ts'
import { readPaint, watchPage } from './watch-page.ts'

interface Asked {
  type: string
  /** In seconds, on the browser's clock. */
  start: number
  end: number
}

function logNetwork(session: CDPSession): Asked[] {
  const log: Asked[] = []
  const open = new Map<string, Asked>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return
    const asked = { type, start: timestamp, end: Number.POSITIVE_INFINITY }
    open.set(requestId, asked)
    log.push(asked)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const asked = open.get(requestId)
    if (asked) asked.end = timestamp
  })
  return log
}

/** Returns the length of the longest chain of requests in which each starts after the previous one ended. */
function countSteps(log: readonly Asked[]): number {
  const steps = new Map<Asked, number>()
  for (const asked of log.toSorted((a, b) => a.start - b.start)) {
    const before = [...steps].filter(([{ end }]) => end <= asked.start)
    steps.set(asked, 1 + Math.max(0, ...before.map(([, step]) => step)))
  }
  return Math.max(...steps.values())
}

async function visit(bench: Bench, { path, isUsable }: MeasuredScreen) {
  const context = await memberContext(bench, phone)
  const page = await watchPage(context)
  const log = logNetwork(await slow(page, { line: true }))
  await page.goto(bench.stack.url + path, { waitUntil: 'commit' })
  const usable = await timeUntil(page, isUsable)
  const begun = log[0]?.start ?? 0
  const until = log.filter((asked) => (asked.start - begun) * 1_000 < usable && isOnTheWay(asked))
  const seen = { usable, fcp: await readPaint(page), steps: countSteps(until) }
  await context.close()
  return seen
}

const isOnTheWay = ({ type }: Asked) => ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type)

export async function* measureStart(bench: Bench, key: ScreenKey): AsyncGenerator<Figure> {
  const screen = (await mainScreens(bench))[key]
  const visits = await repeated(() => visit(bench, screen))
  const first = `first visit of ${screen.name}`
  const ms = { unit: 'ms', floor: bench.floor.fcp } as const
  const taken = (value: (seen: Awaited<ReturnType<typeof visit>>) => number) => visits.map(value)
  yield { ...ms, what: `${first}, first content`, taken: taken(({ fcp }) => fcp), goal: { timesFloor: 1.3 } }
  yield { ...ms, what: `${first}, usable`, taken: taken(({ usable }) => usable), goal: screen.usableGoalMs }
  yield {
    what: `${first}, request steps in line`,
    taken: taken(({ steps }) => steps),
    unit: 'steps',
    goal: 4,
  }
}
