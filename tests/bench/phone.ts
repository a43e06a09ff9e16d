// Measures the built app against its goals and against a minimal React page, mostly on an emulated phone.
// `npm run bench -- phone` runs every group, `npm run bench -- phone start-dashboard list` only those whose
// names start with one of the arguments. `--tiny` only verifies that the benchmarks still run.
import { launchChromium } from '../support/browser/chromium.ts'
import { startStack } from '../support/stack/stack.ts'
import { demoAccount } from '../support/stack/tracking.ts'
import type { Bench } from './phone/bench.ts'
import { measureCharts } from './phone/charts.ts'
import { measureFirstSync } from './phone/first-sync.ts'
import { measureFloor } from './phone/floor.ts'
import { measureList, measureLongList, measurePhoneList } from './phone/long-list.ts'
import { measurePages } from './phone/public-pages.ts'
import { measureReopening } from './phone/reopen.ts'
import { type Figure, formatLine } from './phone/report.ts'
import { type ScreenKey, screenKeys } from './phone/screens.ts'
import { measureSignIn } from './phone/sign-in.ts'
import { measureStart } from './phone/start.ts'

type Measure = (bench: Bench) => AsyncIterable<Figure>

const ofEachScreen = (name: string, measure: (bench: Bench, key: ScreenKey) => AsyncIterable<Figure>) =>
  screenKeys.map((key): [string, Measure] => [`${name}-${key}`, (bench) => measure(bench, key)])

const groups: [name: string, measure: Measure][] = [
  ...ofEachScreen('start', measureStart),
  ...ofEachScreen('sign-in', measureSignIn),
  ['reopen', measureReopening],
  ['list-1000', measureList],
  ['list-10000', measureLongList],
  ['list-phone', measurePhoneList],
  ['charts', measureCharts],
  ['first-sync', measureFirstSync],
  ['pages', measurePages],
]

const asked = process.argv.slice(2).filter((word) => word !== '--tiny')
const chosen = groups.filter(([name]) => asked.length === 0 || asked.some((start) => name.startsWith(start)))
if (chosen.length === 0)
  throw new Error(`unknown group; choose from ${groups.map(([name]) => name).join(', ')}`)

const stack = await startStack()
const browser = await launchChromium()
try {
  const floor = await measureFloor(browser)
  process.stdout.write(
    `floor: first content ${floor.fcp.toFixed(0)} ms, LCP ${floor.lcp.toFixed(0)} ms, offline ${floor.offline.toFixed(0)} ms\n`,
  )
  const bench = { stack, browser, floor, demo: await demoAccount(stack) }
  for (const [, measure] of chosen)
    for await (const figure of measure(bench)) process.stdout.write(`${formatLine(figure)}\n`)
} finally {
  await browser.close()
  await stack.remove()
}
