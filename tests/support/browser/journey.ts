// What nearly every journey stands on. A fixture is made when a test names it and is gone afterwards: those of scope
// `file` serve all tests of a file, the others one test each. A file changes one of them by `test.override`.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { type ProviderServer, startProviderServer } from '../providers/provider-server.ts'
import { type Account, makeAccount } from '../stack/api.ts'
import { startDeployments } from '../stack/deployments.ts'
import { startFaultProxy } from '../stack/fault-proxy.ts'
import { sharedStack } from '../stack/shared-stack.ts'
import { type RunningStack, startStack } from '../stack/stack.ts'
import { launchChromium } from './chromium.ts'
import { watchContext } from './evidence.ts'
import { makeProfile } from './profile.ts'
import { signIn, storeSession } from './sign-in.ts'

const oneFile = { scope: 'file' } as const

/** Of these nothing is started but what is named. */
const ground = base
  .extend('providerDelayMs', oneFile, () => 0)
  /** A stand-in for the data providers that answers as a test tells it to; the stack of `providerTest` asks it. */
  .extend('providers', oneFile, async ({ providerDelayMs }, { onCleanup }) => {
    const providers = await startProviderServer({ delayMs: providerDelayMs })
    onCleanup(() => providers.close())
    return providers
  })
  .extend('stackEnvironment', oneFile, (): Record<string, string> => ({}))
  /** Whether the file uses the stack of the whole run: it must not change its settings or the demo account. */
  .extend('sharesStack', oneFile, false as boolean)
  .extend('stack', oneFile, async ({ stackEnvironment, sharesStack }, { onCleanup }) => {
    if (sharesStack) return sharedStack()
    const stack = await startStack(stackEnvironment)
    onCleanup(() => stack.remove())
    return stack
  })
  /** Stands before the stack and fails the requests that a test tells it to, of pages whose `site` it is. */
  .extend('proxy', oneFile, async ({ stack }, { onCleanup }) => {
    const proxy = await startFaultProxy(stack.port)
    onCleanup(() => proxy.close())
    return proxy
  })
  /** Stands before the stack and shows its app as one build after another, to pages whose `site` it is. */
  .extend('deployments', oneFile, async ({ stack }, { onCleanup }) => {
    const deployments = await startDeployments(stack.port)
    onCleanup(() => deployments.close())
    return deployments
  })
  /** Whether the browser is one that can show notifications. It is slower. */
  .extend('showsNotifications', oneFile, false as boolean)
  .extend('browser', oneFile, async ({ showsNotifications }, { onCleanup }) => {
    const browser = await launchChromium({ showsNotifications })
    onCleanup(() => browser.close())
    return browser
  })
  /** What a browser of its own keeps when it is closed and opened again. */
  .extend('profile', oneFile, async ({ stack }, { onCleanup }) => {
    const profile = makeProfile(stack.url)
    onCleanup(async () => {
      await profile.remove()
      expect(profile.thrown, 'what pages threw').toEqual([])
    })
    return profile
  })

type Level = 'free' | 'premium' | 'pro'
type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>
interface Look {
  browser: Browser
  site: string
  contextOptions: BrowserContextOptions
  worksOffline: boolean
}
interface Member {
  page: Page
  site: string
  account: Account
}

const accountOf = ({ stack, level }: { stack: RunningStack; level: Level }) => makeAccount(stack, { level })
const siteOf = ({ stack }: { stack: RunningStack }) => stack.url

function contextsOf(
  { browser, site, contextOptions, worksOffline }: Look,
  { onCleanup }: { onCleanup: (close: () => Promise<void>) => void },
): NewContext {
  const opened: BrowserContext[] = []
  const thrown: string[] = []
  onCleanup(async () => {
    for (const context of opened) await context.close()
    expect(thrown, 'what pages threw').toEqual([])
  })
  return async (options) => {
    const general = { baseURL: site, acceptDownloads: true, ...contextOptions }
    const context = await browser.newContext({ ...general, ...options })
    opened.push(context)
    watchContext(context, thrown)
    if (!worksOffline)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context
  }
}

const contextOf = ({ newContext }: { newContext: NewContext }) => newContext()
const pageOf = ({ context }: { context: BrowserContext }) => context.newPage()

async function memberPageOf({ page, site, account }: Member): Promise<Page> {
  await storeSession(page, site, account)
  return page
}

async function signedInPageOf({ page, site, account }: Member): Promise<Page> {
  await signIn(page, site, account)
  return page
}

export const test = ground
  .extend('level', 'free' as Level)
  .extend('account', accountOf)
  /** Where the browser finds the app. */
  .extend('site', siteOf)
  .extend('contextOptions', {} as BrowserContextOptions)
  /** Whether the app is installed to work offline. That costs a browser more than most journeys do. */
  .extend('worksOffline', false as boolean)
  /** Opens the browser of somebody else. */
  .extend('newContext', contextsOf)
  .extend('context', contextOf)
  /** A visitor's page. */
  .extend('page', pageOf)
  /** The same page where `account` is signed in, with nothing open yet. */
  .extend('memberPage', memberPageOf)
  /** The same page on the dashboard of `account`. */
  .extend('signedInPage', signedInPageOf)

/** Journeys whose tests are the steps of one: they share the account, its browser and the page. */
export const storyTest = ground
  .extend('level', oneFile, 'free' as Level)
  .extend('account', oneFile, accountOf)
  .extend('site', oneFile, siteOf)
  .extend('contextOptions', oneFile, {} as BrowserContextOptions)
  .extend('worksOffline', oneFile, false as boolean)
  .extend('newContext', oneFile, contextsOf)
  .extend('context', oneFile, contextOf)
  .extend('page', oneFile, pageOf)
  .extend('memberPage', oneFile, memberPageOf)
  .extend('signedInPage', oneFile, signedInPageOf)

/** The settings of a stack that asks the stand-in. */
export const providerEnvironment = ({
  providers,
}: {
  providers: ProviderServer
}): Record<string, string> => ({
  ...providers.env,
  TIKAPI_KEY: 'k',
  TIKHUB_KEY: 'k',
  RAPIDAPI_KEY: 'k',
})

/** Journeys over a stand-in for the data providers that answers as a test tells it to. */
export const providerTest = test.extend('stackEnvironment', oneFile, providerEnvironment)
