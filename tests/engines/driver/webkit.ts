import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { onPath } from '../../support/browser/chromium.ts'
import { freePort } from '../../support/stack/free-port.ts'
import { spawnBound } from './bound-process.ts'
import { clickActions, type Engine, keyActions, typeActions, viewport } from './tab.ts'

const browser = join(import.meta.dirname, 'webkit-browser.py')
const bindings = '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib'
// WebKit writes stored data with a delay, and even closing a driven browser kills its process, so `close` and
// `end` wait first.
const writtenAfterMs = 2_000

// Matches lines such as `http://…:4:143805: CONSOLE JS ERROR TypeError: …`. The position is optional.
const isComplaint = (line: string) => /^(?:\S+:\d+:\d+: )?CONSOLE [A-Z ]*\bERROR\b/.test(line)

let screen: Promise<string> | undefined

function hiddenScreen(): Promise<string> {
  screen ??= new Promise((resolve, reject) => {
    const server = spawnBound(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    server.once('error', reject)
    createInterface(server.stdout as Readable).once('line', (number) => resolve(`:${number.trim()}`))
  })
  return screen
}

/** Returns the ids of WebKit's network, storage and page processes. If one survives, storage stays locked. */
const listChildren = (pid: number) =>
  globSync(`/proc/${pid}/task/*/children`).flatMap((path) =>
    (readFileSync(path, 'utf8').match(/\d+/g) ?? []).map(Number),
  )

async function startDriver(port: number): Promise<ChildProcess> {
  const driver = spawnBound('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: await hiddenScreen(),
      LC_ALL: 'C.UTF-8',
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  driver.once('error', () => undefined)
  return driver
}

// biome-ignore lint/suspicious/noExplicitAny: results have many shapes
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>

const startMs = 20_000

async function ask(url: string, method: string, body: object | undefined) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { message?: string; error?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

async function connectWebDriver(url: string, capabilities: object): Promise<Call> {
  for (let waitedMs = 0; ; waitedMs += 100) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (waitedMs > startMs) throw new Error(`no driver responds at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const session = await ask(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = session as { sessionId: string }
  return (method, path, body) => ask(`${url}/session/${sessionId}${path}`, method, body)
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
  isInstalled: () => Boolean(onPath('WebKitWebDriver') && onPath('Xvfb') && globSync(bindings).length > 0),
  async open(folder, downloads, reopens = false) {
    mkdirSync(folder, { recursive: true })
    const port = await freePort()
    const driver = await startDriver(port)
    const gone = once(driver, 'exit')
    const sizes = [viewport.width, viewport.height].map(String)
    const call = await connectWebDriver(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: browser,
        args: [folder, downloads, ...sizes, ...(reopens ? ['reopen'] : [])],
      },
      // The driver misses the load event of a restored tab, and would wait for it forever.
      ...(reopens && { pageLoadStrategy: 'none' }),
      timeouts: { script: reopens ? 10_000 : 120_000, pageLoad: 60_000 },
      unhandledPromptBehavior: 'accept',
    })
    const evaluateNow = (expression: string) =>
      call('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
    async function loaded(isIt: string): Promise<void> {
      const isThere = () => evaluateNow(`${isIt} && document.readyState === 'complete'`).catch(() => false)
      while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (reopens) await loaded(`location.protocol !== 'about:'`)
    const log = join(folder, 'console.log')
    const before = existsSync(log) ? readFileSync(log, 'utf8').length : 0
    const act = (actions: object[]) => call('POST', '/actions', { actions })
    return {
      async goto(url) {
        if (reopens) await evaluateNow('void (globalThis.isBefore = true)')
        await call('POST', '/url', { url })
        if (reopens) await loaded(`!('isBefore' in globalThis)`)
      },
      async evaluate(expression) {
        const answer = await call('POST', '/execute/async', {
          script: `const done = arguments[0]
            Promise.resolve(${expression}).then((text) => done({ text }), (error) => done({ error: String(error) }))`,
          args: [],
        })
        if (answer.error) throw new Error(answer.error)
        return answer.text
      },
      click: (x, y) => act(clickActions(x, y)),
      type: (text) => act(typeActions(text)),
      press: (key) => act(keyActions(key)),
      complaints: () => readFileSync(log, 'utf8').slice(before).split('\n').filter(isComplaint),
      async close() {
        await new Promise((resolve) => setTimeout(resolve, writtenAfterMs))
        await call('DELETE', '').catch(() => undefined)
        driver.kill()
        await gone
      },
      async end() {
        const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'))
        process.kill(pid, 'SIGUSR1')
        await new Promise((resolve) => setTimeout(resolve, writtenAfterMs))
        const processes = [pid, ...listChildren(pid)]
        for (const ended of processes) process.kill(ended, 'SIGKILL')
        driver.kill('SIGKILL')
        await gone
      },
    }
  },
}
