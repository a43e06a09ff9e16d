import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { serveLocally } from '../../support/stack/local-server.ts'
import { type Bench, phone, slow, thinLine } from './bench.ts'
import { type Figure, repeated } from './report.ts'
import { mainScreens, type ScreenKey } from './screens.ts'
import { measureTime } from './watch-page.ts'

const shownMs = 10_000
const goalMs = 1_700

/**
 * Simulates a slow connection to the stack. The browser's own throttling would not apply to the requests of a
 * service worker.
 */
async function startThinProxy(stackPort: number) {
  let freeAt = 0
  /** Resolves once this many bytes are sent. All responses share the bandwidth, so earlier bytes go first. */
  const carry = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / thinLine.bytesPerSecond) * 1_000
    await pause(Math.max(0, freeAt - performance.now()))
  }
  const { port, close } = await serveLocally((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const asked = request({ port: stackPort, host: '127.0.0.1', method, path, headers }, async (answer) => {
      await pause(thinLine.latencyMs)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      for await (const chunk of answer) {
        await carry(chunk.length)
        outgoing.write(chunk)
      }
      outgoing.end()
    })
    asked.once('error', () => incoming.socket.destroy())
    incoming.pipe(asked)
  })
  return { url: `http://localhost:${port}`, close }
}

/** The login page stays open for ten seconds first, so that it can load the code of the next screen. */
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
