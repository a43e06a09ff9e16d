import { serveLocally } from '../../support/stack/local-server.ts'
import { type Bench, phone, slow } from './bench.ts'
import { buildScript } from './own-page.ts'
import { type Figure, median, repeated } from './report.ts'

const page = '<!doctype html><html lang="en"><script type="module" src="/charts-client.js"></script>'

async function startChartPage() {
  const scripts = await buildScript('charts-client')
  const { port, close } = await serveLocally(({ url = '/' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end(scripts.get(url) ?? page)
  })
  return { url: `http://localhost:${port}/`, close }
}

export async function* measureCharts({ browser }: Bench): AsyncGenerator<Figure> {
  const { url, close } = await startChartPage()
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction('globalThis.benchCharts')
  await slow(page)
  const draw = async (name: 'drawWithApp' | 'drawAlone') =>
    Number(await page.evaluate(`globalThis.benchCharts.${name}()`))
  // The first drawings are not measured, because they also load and compile the code.
  await draw('drawAlone')
  await draw('drawWithApp')
  const floor = median(await repeated(() => draw('drawAlone')))
  const taken = await repeated(() => draw('drawWithApp'))
  await context.close()
  await close()
  yield { what: 'eight charts of 100 points', taken, unit: 'ms', goal: { timesFloor: 1.5 }, floor }
}
