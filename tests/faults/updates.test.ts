import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { noticeUpdate, offerIn, pressUpdate, readBuildNumber } from '../support/browser/update-offer.ts'
import { openAddForm } from '../support/stack/tracking.ts'

const test = storyTest
  .override('level', 'premium')
  .override('contextOptions', { viewport: { width: 1280, height: 800 } })
  .override('worksOffline', true)
  .override('site', ({ deployments }) => deployments.url)
  .extend('firstTab', { scope: 'file' }, async ({ server, signedInPage }) => {
    await server.track('matcha')
    await waitForOffline(signedInPage)
    return signedInPage
  })
  .extend('second', { scope: 'file' }, ({ firstTab }) => controlledTab(firstTab, '/alerts'))
  .extend('typing', { scope: 'file' }, async ({ firstTab }) => {
    const tab = await controlledTab(firstTab, '/rank-tracking')
    // Waits for the rows, because the form in an empty list closes when they arrive.
    await tab.getByRole('link', { name: 'matcha', exact: true }).waitFor()
    await (await openAddForm(tab)).fill(halfTyped)
    return tab
  })

const halfTyped = 'half a thought'
const phraseField = (tab: Page) => tab.getByLabel('Key phrase', { exact: true })

async function controlledTab(firstTab: Page, path: string): Promise<Page> {
  const tab = await firstTab.context().newPage()
  await tab.goto(path)
  await tab.locator('main h1').waitFor()
  return tab
}

const keptFiles = (tab: Page) =>
  tab.evaluate(async () => {
    const name = (await caches.keys()).find((cache) => cache.includes('precache'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })

test('an interrupted update leaves the current build intact', async ({ second, typing, deployments }) => {
  const before = deployments.current
  let given = 0
  deployments.breaks = (path) => {
    if (path.includes('/assets/')) given += 1
    return given > 40
  }
  deployments.deployNext()
  await second.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => given).toBeGreaterThan(40)
  await second.context().setOffline(true)
  for (const path of ['/rank-tracking', '/key-phrase-search-history', '/account', '/alerts']) {
    await second.goto(path)
    await second.locator('main h1').waitFor()
    expect(await readBuildNumber(second)).toBe(before)
  }
  await second.context().setOffline(false)
  deployments.breaks = () => false
  expect(await offerIn(typing).count()).toBe(0)
})

test('Update works in the tab that shows it, and in a tab that was opened before the worker was installed', async ({
  firstTab,
  second,
  typing,
  deployments,
}) => {
  await noticeUpdate(second)
  for (const tab of [typing, firstTab]) await offerIn(tab).waitFor()
  await pressUpdate(second)
  await expect.poll(() => readBuildNumber(second)).toBe(deployments.current)
  expect(await readBuildNumber(typing)).toBe(deployments.current - 1)
  await pressUpdate(firstTab)
  await expect.poll(() => readBuildNumber(firstTab)).toBe(deployments.current)
  for (const tab of [second, firstTab]) await expect.poll(() => offerIn(tab).count()).toBe(0)
})

test('typed text survives an update that deletes the page’s code', async ({ typing, deployments }) => {
  // Neither the server nor the worker has the menu's code, which belongs to the deleted build.
  await typing.getByRole('button', { name: 'Actions: matcha' }).click()
  await typing.getByText('Could not be loaded: the menu').waitFor()
  expect(await readBuildNumber(typing)).toBe(deployments.current - 1)
  expect(await phraseField(typing).inputValue()).toBe(halfTyped)

  typing.once('dialog', (dialog) => dialog.dismiss())
  await pressUpdate(typing)
  expect(await phraseField(typing).inputValue()).toBe(halfTyped)
  typing.once('dialog', (dialog) => dialog.accept())
  await pressUpdate(typing)
  await expect.poll(() => readBuildNumber(typing)).toBe(deployments.current)
  await expect.poll(() => offerIn(typing).count()).toBe(0)
})

test('cleared files of the app are fetched again', async ({ second: tab }) => {
  const whole = await keptFiles(tab)
  expect(whole).toBeGreaterThan(100)
  await tab.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await tab.reload()
  await expect.poll(() => keptFiles(tab)).toBe(whole)
  await tab.context().setOffline(true)
  await tab.goto('/alerts')
  await tab.getByRole('heading', { name: 'Alerts', exact: true }).first().waitFor()
  await tab.context().setOffline(false)
})

test('a deleted build’s tab recovers in one load, without a worker', async ({ newContext, deployments }) => {
  const plain = await newContext({ serviceWorkers: 'block' })
  const tab = await plain.newPage()
  await tab.goto('/faq')
  await tab.waitForLoadState('networkidle')
  deployments.deployNext()
  let loads = 0
  tab.on('load', () => {
    loads += 1
  })
  await tab.getByRole('link', { name: 'Sign In' }).click()
  await tab.getByLabel('Email').waitFor()
  await tab.waitForLoadState('load')
  expect([loads, new URL(tab.url()).pathname, await readBuildNumber(tab)]).toEqual([
    1,
    '/login',
    deployments.current,
  ])
})
