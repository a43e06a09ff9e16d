import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

// The last three stop the browser's own requests to its vendor.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Without a UTF-8 locale, the browser cuts off a download's name at the first non-ASCII letter. The tests
// expect times in UTC and layouts in the fonts of `fonts.conf`.
const environment = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
}

// Preferred, because a full browser also renders a toolbar around each page, which takes a fifth of the time.
const windowless = ['chromium-headless-shell']
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const debianPackages = 'apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell'

export function onPath(...names: string[]): string | null {
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

/** If there is no Chromium, installs Debian's packages, or else Playwright's download. Throws if both fail. */
export function ensureChromium(): string {
  const found = () => process.env.CHROMIUM_PATH || onPath(...whole) || downloaded()
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

const lightest = () => process.env.CHROMIUM_PATH || onPath(...windowless) || ensureChromium()

export function launchChromium({ showsNotifications = false } = {}): Promise<Browser> {
  const executablePath = showsNotifications ? ensureChromium() : lightest()
  return chromium.launch({ executablePath, args: flags, env: environment })
}

const ofWorker = new Map<boolean, Promise<Browser>>()

/** Tests in this process share one browser per value of `showsNotifications`. It exits with the process. */
export function browserOfWorker(showsNotifications: boolean): Promise<Browser> {
  const browser = ofWorker.get(showsNotifications) ?? launchChromium({ showsNotifications })
  ofWorker.set(showsNotifications, browser)
  return browser
}

/** Long enough that only a hang exceeds it, even on a slow machine. */
export const patienceMs = 90_000

export function launchProfile(
  folder: string,
  options: { baseURL: string; viewport?: { width: number; height: number } },
): Promise<BrowserContext> {
  const browser = { executablePath: lightest(), args: flags, env: environment }
  return chromium.launchPersistentContext(folder, { ...browser, acceptDownloads: true, ...options })
}
