import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { onPath } from '../../support/browser/chromium.ts'
import { spawnBound } from './bound-process.ts'
import { clickActions, type Engine, keyActions, typeActions, viewport } from './tab.ts'

const settings = (downloads: string, reopens: boolean) => ({
  'browser.sessionstore.resume_from_crash': reopens,
  // Otherwise Firefox sends requests to Mozilla's hosts.
  'services.settings.server': 'data:,#nowhere/v1',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Overlay scrollbars take no space, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // Lets a page's `focus()` focus the window, which `goto` relies on.
  'dom.disable_window_flip': false,
  // Restores tabs after any number of crashes.
  'browser.sessionstore.max_resumed_crashes': -1,
  'toolkit.startup.max_resumed_crashes': -1,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
})

async function launch(profile: string) {
  const browser = spawnBound(
    'firefox-esr',
    ['--headless', '--remote-debugging-port=0', '--remote-allow-system-access', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Sets the size of the window, because a restored tab exists before the viewport is set.
      env: {
        ...process.env,
        MOZ_HEADLESS_WIDTH: String(viewport.width),
        MOZ_HEADLESS_HEIGHT: String(viewport.height),
      },
    },
  )
  const gone = once(browser, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr as Readable).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (address) resolve(`${address}/session`)
    })
    browser.once('exit', (code) => reject(new Error(`Firefox ended with code ${code}`)))
    browser.once('error', reject)
  })
  return { browser, url, gone }
}

// Firefox writes stored data with a delay, so the driver waits before it kills the browser.
const writtenAfterMs = 8_000

// Runs in the browser window. Puts the open tab in the background and saves the session, as a phone does when
// the user leaves the browser.
const putAside = `(async () => {
  gBrowser.selectedTab = gBrowser.addTrustedTab('about:blank')
  const from = (name) => ChromeUtils.importESModule('resource:///modules/sessionstore/' + name + '.sys.mjs')[name]
  await from('TabStateFlusher').flushWindow(window)
  await from('SessionSaver').run()
})()`
const lookAgain = `(async () => {
  await SessionStore.promiseAllWindowsRestored
  const [tab, ...others] = gBrowser.tabs
  const restored = new Promise((resolve) => tab.addEventListener('SSTabRestored', resolve, { once: true }))
  const isPending = tab.hasAttribute('pending')
  gBrowser.selectedTab = tab
  for (const other of others) gBrowser.removeTab(other)
  if (isPending) await restored
})()`

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  // biome-ignore lint/suspicious/noExplicitAny: results have many shapes
  result?: any
  method?: string
  // biome-ignore lint/suspicious/noExplicitAny: events have many shapes
  params?: any
  message?: string
}

/** A minimal WebDriver BiDi client. Playwright's uses commands that Debian's Firefox does not support. */
async function connectBidi(
  url: string,
  heard: (method: string, params: NonNullable<Answer['params']>) => void,
) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  let sent = 0
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${url} cannot be reached`))
  })
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data)
    if (answer.type === 'event') return heard(answer.method ?? '', answer.params)
    waiting.get(answer.id ?? 0)?.(answer)
  }
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser is gone' })
  }
  return {
    send: (method: string, params: object): Promise<NonNullable<Answer['result']>> =>
      new Promise((resolve, reject) => {
        sent += 1
        const id = sent
        waiting.set(id, ({ type, result, message }) => {
          waiting.delete(id)
          if (type === 'success') resolve(result)
          else reject(new Error(`${method}: ${message}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
  }
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => onPath('firefox-esr') !== null,
  async open(folder, downloads, reopens = false) {
    const profile = join(folder, 'profile')
    mkdirSync(profile, { recursive: true })
    const lines = Object.entries(settings(downloads, reopens)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const { browser, url, gone } = await launch(profile)

    const complaints: string[] = []
    const { send } = await connectBidi(url, (method, { level, text }) => {
      if (method === 'log.entryAdded' && level === 'error') complaints.push(text)
    })
    await send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const contexts = async (scope?: 'chrome') =>
      (await send('browsingContext.getTree', scope ? { 'moz:scope': scope } : {})).contexts
    async function runInWindow(expression: string): Promise<void> {
      const [window] = await contexts('chrome')
      const target = { context: window.context }
      const answer = await send('script.evaluate', { expression, target, awaitPromise: true })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    }
    if (reopens) await runInWindow(lookAgain)
    const [{ context }] = await contexts()
    await send('browsingContext.setViewport', { context, viewport })
    const act = (actions: object[]) => send('input.performActions', { context, actions })
    return {
      async goto(address) {
        await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
        // A headless window has no focus, and without focus no key activates a button.
        await send('script.evaluate', { expression: 'focus()', target: { context }, awaitPromise: false })
      },
      async evaluate(expression) {
        const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
        return answer.result.value
      },
      click: (x, y) => act(clickActions(x, y)),
      type: (text) => act(typeActions(text)),
      press: (key) => act(keyActions(key)),
      complaints: () => complaints,
      async close() {
        await send('browser.close', {}).catch(() => undefined)
        await gone
      },
      async end() {
        await runInWindow(putAside)
        await new Promise((resolve) => setTimeout(resolve, writtenAfterMs))
        browser.kill('SIGKILL')
        await gone
      },
    }
  },
}
