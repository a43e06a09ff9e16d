import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

// Without these, a browser on a machine without a network spends its time asking for its maker's hosts.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Without a locale a browser gives up a download's name at the first letter beyond ASCII.
const environment = { ...process.env, LC_ALL: 'C.UTF-8' }

// Without a window: around each page the others draw toolbars that nobody sees, a fifth of all the work.
const windowless = ['chromium-headless-shell']
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const debianPackages = 'apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell'

function onPath(names: readonly string[]): string | null {
  for (const name of names) {
    const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return null
}

function downloaded(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** A Chromium of this machine, else Debian's package, else the test tool's own download. Throws without any. */
export function ensureChromium(): string {
  const found = () => process.env.CHROMIUM_PATH || onPath(whole) || downloaded()
  const attempts = [
    () => undefined,
    () => spawnSync('sh', ['-c', debianPackages], { stdio: 'inherit' }),
    () => spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 }),
  ]
  for (const attempt of attempts) {
    attempt()
    const path = found()
    if (path) return path
  }
  throw new Error('No Chromium was found, downloaded or installed. Set CHROMIUM_PATH to one.')
}

/** The lightest browser that there is. */
const lightest = () => process.env.CHROMIUM_PATH || onPath(windowless) || ensureChromium()

/** Starts a browser of its own: the lightest, unless notifications are to be seen. */
export function launchChromium({ showsNotifications = false } = {}): Promise<Browser> {
  const executablePath = showsNotifications ? ensureChromium() : lightest()
  return chromium.launch({ executablePath, args: flags, env: environment })
}

interface ProfileOptions {
  baseURL?: string
  viewport?: { width: number; height: number }
  /** Where others can connect to it. */
  debuggingPort?: number
  /** Whether it opens the tabs again that were open when it was closed. Only the whole browser knows them. */
  keepsTabs?: boolean
}

/** Starts a browser on a profile folder, so that it can be closed and opened again with what it remembers. */
export function launchProfile(
  folder: string,
  { debuggingPort, keepsTabs, ...options }: ProfileOptions = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: keepsTabs === undefined ? lightest() : ensureChromium(),
    args: [
      ...flags,
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
      // A tab that is opened again is there before its viewport is set.
      ...(keepsTabs && options.viewport
        ? ['--restore-last-session', `--window-size=${options.viewport.width},${options.viewport.height}`]
        : []),
    ],
    env: environment,
    acceptDownloads: true,
    ...options,
  })
}
