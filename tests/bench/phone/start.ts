import { type Bench, memberContext, timeUntil } from './bench.ts'
import { phone, slow } from './conditions.ts'
import { type Asked, countSteps, logNetwork } from './network-log.ts'
import { type Figure, repeated } from './report.ts'
import { type MeasuredScreen, mainScreens, type ScreenKey } from './screens.ts'
import { readPaint, watchPage } from './watch-page.ts'

/** A signed-in user's first visit on the slow connection. `until` lists the requests started before it was usable. */
async function visit(bench: Bench, { path, isUsable }: MeasuredScreen) {
  const context = await memberContext(bench, phone)
  const page = await watchPage(context)
  const log = logNetwork(await slow(page, { line: true }))
  await page.goto(bench.stack.url + path, { waitUntil: 'commit' })
  const usable = await timeUntil(page, isUsable)
  const begun = log[0]?.start ?? 0
  const until = log.filter(({ start }) => (start - begun) * 1_000 < usable)
  await page.waitForTimeout(3_000)
  const seen = {
    usable,
    fcp: await readPaint(page),
    until,
    scripts: log.filter(({ type }) => type === 'Script').length,
  }
  await context.close()
  return seen
}

const isOnTheWay = ({ type }: Asked) => ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type)

/** Measures the first visit of a main screen. */
export async function* measureStart(bench: Bench, key: ScreenKey): AsyncGenerator<Figure> {
  const screen = (await mainScreens(bench))[key]
  const visits = await repeated(() => visit(bench, screen))
  const first = `first visit of ${screen.name}`
  const ms = { unit: 'ms', floor: bench.floor.fcp } as const
  const until = visits.map((seen) => seen.until.filter(isOnTheWay))
  const taken = (value: (seen: Awaited<ReturnType<typeof visit>>) => number) => visits.map(value)
  yield { ...ms, what: `${first}, first content`, taken: taken(({ fcp }) => fcp), goal: { timesFloor: 1.3 } }
  yield { ...ms, what: `${first}, usable`, taken: taken(({ usable }) => usable), goal: screen.usableGoalMs }
  const steps = until.map((log) => Math.max(...countSteps(log).values()))
  yield { what: `${first}, request steps in line`, taken: steps, unit: 'steps', goal: 4 }
  yield { what: `${first}, scripts`, taken: taken(({ scripts }) => scripts), unit: 'files', goal: 10 }
}
