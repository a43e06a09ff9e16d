// A captive portal returns 200 with its own page for every address: the worker stores none of it, and has every file
// after one load on a good connection. src/app/worker/built-file.test.ts has the other wrong responses.
import { expect } from 'vitest'
import { storyTest as test } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { missingFiles, wrongFiles } from '../support/device/built-files.ts'

const portal = '<!doctype html><title>WiFi</title><h1>Please sign in to the WiFi</h1>'
const serverPath = /^\/(rest|auth|functions|sandbox|cms|v2024-01-01)\//

test('no page of a captive portal is stored as a file of the app, and one load stores the others', async ({
  browser,
  stack,
  account,
  deployments,
  onTestFinished,
}) => {
  const context = await browser.newContext({
    baseURL: deployments.url,
    viewport: { width: 1280, height: 800 },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  // The worker must not be installed before the portal responds.
  deployments.breaks = (path) => path === '/service-worker.js'
  await signIn(page, deployments.url, account)
  deployments.breaks = () => false
  await page.reload()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  deployments.replaces = (path) => {
    const cacheControl = serverPath.test(path) ? 'no-store' : 'public, max-age=31536000, immutable'
    return { headers: { 'content-type': 'text/html', 'cache-control': cacheControl }, content: portal }
  }
  await page.waitForTimeout(500)
  deployments.replaces = () => null
  expect(await wrongFiles(page, deployments, stack.url)).toEqual([])

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor({ timeout: 60_000 })
  await waitForOffline(page)
  expect(await wrongFiles(page, deployments, stack.url)).toEqual([])
  expect(await missingFiles(page, deployments), 'not stored').toEqual([])
})
