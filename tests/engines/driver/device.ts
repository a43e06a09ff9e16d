import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shownCells } from '#tests/support/browser/saved-table.ts'
import { makeScreen } from './screen.ts'
import type { Engine, Tab } from './tab.ts'

// Console messages about failed requests, as each browser words them. They do not fail a test. One is about
// /favicon.ico, which browsers request for an SVG that is opened as a page.
const ofTheNetwork =
  /Failed to load resource(?!: the server responded)|Could not connect|NetworkError|Load failed|due to access control checks|Fetch API cannot load \S+\.$|connection was refused|Service Worker .*update|\/favicon\.ico\b|\/assets\/\S+ A ServiceWorker intercepted the request and encountered an unexpected error|\bno-response\b/i

export async function makeDevice(engine: Engine, url: string) {
  const root = mkdtempSync(join(tmpdir(), `keytrail-${engine.name.toLowerCase()}-`))
  const [profile, downloads] = [join(root, 'browser'), join(root, 'downloads')]
  mkdirSync(downloads)
  const told: string[] = []
  let tab: Tab = await engine.open(profile, downloads)

  async function end(how: 'close' | 'end'): Promise<void> {
    told.push(...tab.complaints())
    await tab[how]()
  }

  async function open(reopens: boolean): Promise<void> {
    tab = await engine.open(profile, downloads, reopens)
    device.screen = makeScreen(tab, url)
  }

  const device = {
    screen: makeScreen(tab, url),
    async restart(): Promise<void> {
      await end('close')
      await open(false)
    },
    /** Kills the browser as a phone short of memory does, then reopens it with the same tab. */
    async throwAway(): Promise<void> {
      await end('end')
      await open(true)
    },
    async saved(pattern: RegExp): Promise<{ name: string; lines: string[][] }> {
      // Firefox creates an empty file first, and then replaces it with the complete one.
      const file = { name: '', text: '' }
      await device.screen.until(`a file named ${pattern}`, async () => {
        file.name = readdirSync(downloads).find((name) => pattern.test(name) && !name.endsWith('.part')) ?? ''
        file.text = readFileSync(join(downloads, file.name), 'utf8').replace(/^\uFEFF/, '')
        return file.text !== ''
      })
      const { name, text } = file
      return { name, lines: shownCells(name, text) }
    },
    /** Deletes the stored data. Returns the errors that the console logged, except network errors. */
    async remove(): Promise<string[]> {
      await end('close').catch(() => undefined)
      rmSync(root, { recursive: true, force: true, maxRetries: 5 })
      return told.filter((line) => !ofTheNetwork.test(line))
    },
  }
  return device
}

export type Device = Awaited<ReturnType<typeof makeDevice>>
