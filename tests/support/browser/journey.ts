import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { type ProviderServer, startProviderServer } from '../providers/provider-server.ts'
import { type Account, checkPage, creditsUsed, makeAccount, search } from '../stack/api.ts'
import { startDeployments } from '../stack/deployments.ts'
import { startFaultProxy } from '../stack/fault-proxy.ts'
import { sharedStack } from '../stack/shared-stack.ts'
import { type RunningStack, startStack } from '../stack/stack.ts'
import { demoAccount, serverRows, trackElsewhere } from '../stack/tracking.ts'
import { browserOfWorker, patienceMs } from './chromium.ts'
import { watchContext } from './evidence.ts'
import { allChecks } from './key-phrase-page.ts'
import { makeProfile } from './profile.ts'
import { signIn, storeSession } from './sign-in.ts'

const oneFile = { scope: 'file' } as const

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
export const onPhone = { viewport: phone, isMobile: true, hasTouch: true }

const ground = base
  /** A fake of the data providers; tests set its responses. A stack with `providerEnvironment` uses it. */
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
  .extend('providers', oneFile, async ({}, { onCleanup }) => {
    const providers = await startProviderServer()
    onCleanup(() => providers.close())
    return providers
  })
  /** The environment of the file's own stack; null to use the stack that the run shares. */
  .extend('stackEnvironment', oneFile, () => null as Record<string, string> | null)
  .extend('stack', oneFile, async ({ stackEnvironment }, { onCleanup }) => {
    if (!stackEnvironment) return sharedStack()
    const stack = await startStack(stackEnvironment)
    onCleanup(() => stack.remove())
    return stack
  })
  /** Fails selected requests from pages whose `site` is the proxy's address. */
  .extend('proxy', oneFile, async ({ stack }, { onCleanup }) => {
    const proxy = await startFaultProxy(stack.port)
    onCleanup(() => proxy.close())
    return proxy
  })
  /** Serves the stack's app as one build after another, to pages whose `site` is this server's address. */
  .extend('deployments', oneFile, async ({ stack }, { onCleanup }) => {
    const deployments = await startDeployments(stack.port)
    onCleanup(() => deployments.close())
    return deployments
  })
  /** Off by default, because it needs a full browser, which is slower. */
  .extend('showsNotifications', oneFile, false as boolean)
  .extend('browser', oneFile, ({ showsNotifications }) => browserOfWorker(showsNotifications))
  .extend('profile', oneFile, async ({ stack }, { onCleanup }) => {
    const profile = makeProfile(stack.url)
    onCleanup(async () => {
      await profile.remove()
      expect(profile.thrown, 'errors thrown by pages').toEqual([])
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

const newAccount = ({ stack, level }: { stack: RunningStack; level: Level }) => makeAccount(stack, { level })
const stackUrl = ({ stack }: { stack: RunningStack }) => stack.url
/** The server, as another device of the account would use it. */
const serverOfAccount = ({ stack, account }: { stack: RunningStack; account: Account }) => ({
  rows: (table: string, query?: string) => serverRows(stack, account, table, query),
  creditsUsed: () => creditsUsed(stack, account),
  search: (phrase: string, country = '') => search(stack, account, phrase, { country }),
  checkPage: (phrase: string) => checkPage(stack, account, phrase),
  track: (phrase: string, values?: object) => trackElsewhere(stack, account, phrase, values),
})

function contextFactory(
  { browser, site, contextOptions, worksOffline }: Look,
  { onCleanup }: { onCleanup: (close: () => Promise<void>) => void },
): NewContext {
  const opened: BrowserContext[] = []
  const thrown: string[] = []
  onCleanup(async () => {
    for (const context of opened) await context.close()
    expect(thrown, 'errors thrown by pages').toEqual([])
  })
  return async (options) => {
    const general = { baseURL: site, acceptDownloads: true, ...contextOptions }
    const context = await browser.newContext({ ...general, ...options })
    opened.push(context)
    context.setDefaultTimeout(patienceMs)
    watchContext(context, thrown)
    if (!worksOffline)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context
  }
}

const openContext = ({ newContext }: { newContext: NewContext }) => newContext()
const openPage = ({ context }: { context: BrowserContext }) => context.newPage()

async function openMemberPage({ page, site, account }: Member): Promise<Page> {
  await storeSession(page, site, account)
  return page
}

async function openSignedInPage({ page, site, account }: Member): Promise<Page> {
  await signIn(page, site, account)
  return page
}

export const test = ground
  .extend('level', 'free' as Level)
  .extend('account', newAccount)
  .extend('server', serverOfAccount)
  .extend('site', stackUrl)
  .extend('contextOptions', {} as BrowserContextOptions)
  /** Off by default, because installing the service worker takes longer than most journeys. */
  .extend('worksOffline', false as boolean)
  .extend('newContext', contextFactory)
  .extend('context', openContext)
  .extend('page', openPage)
  /** A page with `account` signed in, and no screen open yet. */
  .extend('memberPage', openMemberPage)
  .extend('signedInPage', openSignedInPage)

/** A journey whose tests are its steps: they share the account and the page. */
export const storyTest = ground
  .extend('level', oneFile, 'free' as Level)
  .extend('account', oneFile, newAccount)
  .extend('server', oneFile, serverOfAccount)
  .extend('site', oneFile, stackUrl)
  .extend('contextOptions', oneFile, {} as BrowserContextOptions)
  .extend('worksOffline', oneFile, false as boolean)
  .extend('newContext', oneFile, contextFactory)
  .extend('context', oneFile, openContext)
  .extend('page', oneFile, openPage)
  .extend('memberPage', oneFile, openMemberPage)
  .extend('signedInPage', oneFile, openSignedInPage)

/** The demo account, with six key phrases and sixty days of checks. */
export const demoTest = storyTest.extend('account', oneFile, ({ stack }) => demoAccount(stack))

/** Like `demoTest`, but `memberPage` is on the dashboard and the device has stored all the checks. */
export const wholeDemoTest = demoTest.extend('memberPage', oneFile, async ({ signedInPage }) => {
  await allChecks(signedInPage)
  return signedInPage
})

// Vitest's own `override` would change these tests for all later files of the worker.
for (const shared of [test, storyTest, demoTest, wholeDemoTest])
  Object.assign(shared, { override: shared.extend })

export function providerEnvironment({ providers }: { providers: ProviderServer }): Record<string, string> {
  return { ...providers.env, TIKAPI_KEY: 'k', TIKHUB_KEY: 'k', RAPIDAPI_KEY: 'k' }
}
