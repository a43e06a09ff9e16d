import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchProfile } from '../support/chromium.ts'
import { waitForOffline } from '../support/screens.ts'
import { startStack } from '../support/stack.ts'

test('a browser that was here before the data was deleted is offered the page with the new key', async () => {
  const first = await startStack()
  const profile = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))
  const context = await launchProfile(profile)
  const page = context.pages()[0] ?? (await context.newPage())
  const keyOnPage = () => page.locator('meta[name="keytrail:publishable-key"]').getAttribute('content')
  try {
    await page.goto(first.url)
    await waitForOffline(page)
    expect(await keyOnPage()).toBe(first.keys.publishable)
    await first.remove()

    const second = await startStack({ PORT: String(first.port) })
    try {
      await page.goto(second.url)
      await page.getByRole('button', { name: 'Update' }).click()
      await expect.poll(keyOnPage, { timeout: 20_000 }).toBe(second.keys.publishable)
    } finally {
      await second.remove()
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
