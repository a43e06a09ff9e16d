import type { Bench } from './bench.ts'
import { phone, slow } from './conditions.ts'
import { type Figure, repeated } from './report.ts'
import { mainScreens, type ScreenKey } from './screens.ts'
import { startThinProxy } from './thin-proxy.ts'
import { measureTime } from './watch-page.ts'

const shownMs = 10_000
const goalMs = 1_700

/**
 * Measures the time from pressing the demo button on a login page that has been open for ten seconds until the screen
 * shows its main content.
 */
export async function* measureSignIn(bench: Bench, key: ScreenKey): AsyncGenerator<Figure> {
  const { name, path, isUsable } = (await mainScreens(bench))[key]
  const proxy = await startThinProxy(bench.stack.port)
  const taken = await repeated(async () => {
    const context = await bench.browser.newContext(phone)
    const page = await context.newPage()
    await slow(page)
    await page.goto(`${proxy.url}/login?next=${encodeURIComponent(path)}`)
    await page.waitForTimeout(shownMs)
    const press = () => page.getByRole('button', { name: 'Try the demo account' }).tap()
    const ms = await measureTime(page, `() => (${isUsable})()`, press)
    await context.close()
    return ms
  })
  await proxy.close()
  yield { what: `from sign-in to ${name}`, taken, unit: 'ms', goal: goalMs, floor: bench.floor.fcp }
}
