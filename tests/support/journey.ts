// What nearly every journey stands on. A fixture is made when a test names it and is gone afterwards: those of scope
// `file` serve all tests of a file, the others one test each. A file changes one of them by `test.override`.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { type Account, makeAccount } from './api.ts'
import { launchChromium } from './chromium.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { startProviderServer } from './provider-server.ts'
import { signIn } from './sign-in.ts'
import { startStack } from './stack.ts'

const oneFile = { scope: 'file' } as const

export const test = base
  .extend('stackEnvironment', oneFile, (): Record<string, string> => ({}))
  .extend('stack', oneFile, async ({ stackEnvironment }, { onCleanup }) => {
    const stack = await startStack(stackEnvironment)
    onCleanup(() => stack.remove())
    return stack
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
  .extend('browser', oneFile, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('level', 'free' as 'free' | 'premium' | 'pro')
  .extend('account', ({ stack, level }): Promise<Account> => makeAccount(stack, { level }))
  /** Where the browser finds the app. */
  .extend('site', ({ stack }): string => stack.url)
  .extend('contextOptions', {} as BrowserContextOptions)
  .extend('context', async ({ browser, site, contextOptions }, { onCleanup }) => {
    const context = await browser.newContext({ baseURL: site, acceptDownloads: true, ...contextOptions })
    onCleanup(() => context.close())
    return context
  })
  /** A visitor's page. */
  .extend('page', ({ context }): Promise<Page> => context.newPage())
  /** The same page with `account` signed in, on the dashboard. */
  .extend('signedInPage', async ({ page, site, account }) => {
    await signIn(page, site, account)
    return page
  })

/** Journeys whose requests pass a proxy that fails what a test tells it to. */
export const faultTest = test
  .extend('proxy', oneFile, async ({ stack }, { onCleanup }) => {
    const proxy = await startFaultProxy(stack.port)
    onCleanup(() => proxy.close())
    return proxy
  })
  .extend('site', ({ proxy }): string => {
    proxy.decide = () => 'none'
    return proxy.url
  })

/** Journeys over a stand-in for the data providers that answers as a test tells it to. */
export const providerTest = test
  .extend('providerDelayMs', oneFile, () => 0)
  .extend('providers', oneFile, async ({ providerDelayMs }, { onCleanup }) => {
    const providers = await startProviderServer({ delayMs: providerDelayMs })
    onCleanup(() => providers.close())
    return providers
  })
  .extend('stackEnvironment', oneFile, ({ providers }): Record<string, string> => {
    return { ...providers.env, TIKAPI_KEY: 'k', TIKHUB_KEY: 'k', RAPIDAPI_KEY: 'k' }
  })
