import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'

const test = storyTest
  .override('worksOffline', true)
  .override('contextOptions', { locale: 'de-DE', viewport: { width: 1280, height: 900 } })

const english =
  /\b(Sign out|Home|Discover|Dashboard|Search history|Check history|Rank tracking|Jump to|Not affiliated|Theme|Light|Dark|Loading|Last check|Key phrase|Credits left|Add note|Export CSV)\b/

const readLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang)
const readText = (page: Page) => page.evaluate(() => document.body.innerText)

const keptLanguages = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>()
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const language = /\/assets\/(de|fr)-/.exec(url)?.[1]
        if (language) found.add(language)
      }
    return [...found]
  })

async function expectGerman(page: Page): Promise<void> {
  expect(await readLanguage(page)).toBe('de-DE')
  expect(await readText(page)).not.toMatch(english)
}

test('the demo account opens in German', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
  await expectGerman(page)
  await page.getByRole('button', { name: 'Demokonto ausprobieren' }).click()
  await page.waitForURL('/dashboard')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('link', { name: 'Übersicht', exact: true }).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await expectGerman(page)
})

test('only the reader’s own language is stored on the device', async ({ page }) => {
  await expect.poll(() => keptLanguages(page)).toEqual(['de'])
})

test('the account page switches to French, which works offline', async ({ context, page }) => {
  await page.goto('/account')
  const panel = page.getByRole('region', { name: 'Sprache' })
  // Until the app has loaded, the page shows the prerendered frame.
  await panel.waitFor()
  await expectGerman(page)
  await panel.getByRole('button', { name: 'Français' }).click()
  await page
    .getByRole('region', { name: 'Langue' })
    .getByRole('button', { name: 'Français', pressed: true })
    .waitFor()
  expect(await readLanguage(page)).toBe('fr-FR')
  await expect.poll(() => keptLanguages(page)).toContain('fr')
  await waitForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).first().waitFor()
  expect(await readLanguage(page)).toBe('fr-FR')
})
