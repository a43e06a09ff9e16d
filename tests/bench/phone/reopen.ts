import { type Bench, desktop, offlineContext, phone, slow, timeUntil } from './bench.ts'
import { putPhrases } from './device-rows.ts'
import { type Figure, repeated, sized } from './report.ts'
import { mainScreens } from './screens.ts'

export async function* measureReopening(bench: Bench): AsyncGenerator<Figure> {
  const { stack, demo, floor } = bench
  const { path, isUsable } = (await mainScreens(bench)).tracking
  for (const { phrases, on, device, goal } of [
    { phrases: 6, on: 'phone', device: phone, goal: 500 },
    { phrases: sized({ full: 1_000, tiny: 20 }), on: 'phone', device: phone, goal: 600 },
    { phrases: sized({ full: 10_000, tiny: 40 }), on: 'desktop', device: desktop, goal: 900 },
  ]) {
    const context = await offlineContext(bench, device)
    const first = await context.newPage()
    await first.goto(`${stack.url}/alerts`)
    if (phrases > 6) await putPhrases(first, demo.id, phrases - 6)
    await first.close()
    const taken = await repeated(async () => {
      const page = await context.newPage()
      await slow(page)
      await page.goto(stack.url + path, { waitUntil: 'commit' })
      const ms = await timeUntil(page, isUsable)
      await page.waitForTimeout(1_000)
      await page.close()
      return ms
    })
    const what = `reopening offline, ${phrases.toLocaleString('en')} phrases, ${on}`
    yield { what, taken, unit: 'ms', goal, floor: floor.offline }
    await context.close()
  }
}
