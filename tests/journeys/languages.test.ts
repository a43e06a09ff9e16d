import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressIn, translatedRoutes } from '#src/domain/shell/addresses.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { inspect } from '../support/browser/inspect.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { isLong } from '../support/project/long-run.ts'

const test = storyTest
  .override('worksOffline', true)
  .override('contextOptions', { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  .extend('germanPage', { scope: 'file' }, async ({ newContext }) => {
    return (await newContext({ locale: 'de-DE' })).newPage()
  })

const readLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page) => page.getByRole('contentinfo')
const ofLanguages = (paths: readonly string[]) => paths.filter((path) => /\/assets\/(de|fr)-/.test(path))

test('a page in German needs no file of any language', async ({ context, page }) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (!request.serviceWorker()) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/de')
  await heading(page).getByText('Was auf TikTok gesucht wird').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await readLanguage(page)).toBe('de-DE')
  expect(ofLanguages(asked.filter((path) => path.endsWith('.js')))).toEqual([])
})

test('its links stay in German, even after the code of a part has loaded', async ({ page }) => {
  await page.locator('section[aria-labelledby=pictures]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Nächstes Bild' }).click()
  await page.getByRole('status').getByText('Bild 2 von 7').waitFor()
  await footer(page).getByRole('link', { name: 'Häufige Fragen' }).click()
  await page.waitForURL('**/de/faq')
  await heading(page).getByText('Fragen und Antworten').waitFor()
  expect(await page.title()).toBe('Fragen und Antworten · Keytrail')
  expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toMatch(/\/de\/faq$/)
})

test('the reader of a German page signs up in German', async ({ page }) => {
  await page.getByRole('banner').getByRole('link', { name: 'Registrieren' }).click()
  await page.waitForURL('**/signup')
  await heading(page).getByText('Registrieren').waitFor()
  expect(await readLanguage(page)).toBe('de-DE')
  await page.goBack()
  await heading(page).getByText('Fragen und Antworten').waitFor()
})

test('the footer links to the page’s translations, and the app follows the choice', async ({ page }) => {
  const languages = footer(page).getByRole('list', { name: 'Sprache' })
  expect(await languages.locator('[aria-current]').textContent()).toBe('Deutsch')
  await languages.getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/faq')
  await heading(page).getByText('Questions et réponses').waitFor()
  await page.goto('/login')
  await heading(page).getByText('Se connecter').waitFor()
  // The blog is in English, so its language links lead to the landing page.
  await page.goto('/blog')
  expect(await readLanguage(page)).toBe('en-GB')
  const ofBlog = footer(page).getByRole('list', { name: 'Language' })
  expect(await ofBlog.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de')
})

test('an English page opens in the language of the browser, unless it is not translated or another is chosen', async ({
  newContext,
}) => {
  const page = await (await newContext({ locale: 'fr-FR' })).newPage()
  await page.goto('/faq?from=mail#top')
  await page.waitForURL('**/fr/faq?from=mail#top')
  await heading(page).getByText('Questions et réponses').waitFor()
  await page.goto('/blog')
  expect(await readLanguage(page)).toBe('en-GB')
  await page.goto('/de/faq')
  await footer(page).getByRole('link', { name: 'English' }).click()
  await heading(page).getByText('Questions and Answers').waitFor()
  await page.goto('/')
  expect(await readLanguage(page)).toBe('en-GB')
})

test('an unknown address in a language is reported in that language', async ({ page }) => {
  const response = await page.goto('/fr/nulle-part', { waitUntil: 'commit' })
  if (!response?.fromServiceWorker()) expect(response?.status()).toBe(404)
  await heading(page).getByText('Page introuvable').waitFor()
})

// Only the words differ from the English pages, so axe runs on these pages with `--all` only.
test('every page in German and French fits a window of 320 px', async ({ newContext }) => {
  const page = await (await newContext({ serviceWorkers: 'block', javaScriptEnabled: isLong })).newPage()
  for (const locale of ['de', 'fr'] as const)
    for (const route of translatedRoutes) {
      const address = addressIn(locale, route)
      await page.goto(address)
      if (isLong) await inspect(page, `public${address.replaceAll('/', '-')}`)
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
})

test('offline, the pages open in the language that was read', async ({ context, page }) => {
  await page.goto('/fr')
  const isStored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('keytrail-precache')
      const stored = (await cache.keys()).map(({ url }) => url)
      return ['/assets/fr-', '/assets/marketing-', '/assets/contact-page-', '/assets/pitch-'].every((name) =>
        stored.some((url) => url.includes(name)),
      )
    })
  await expect.poll(isStored).toBe(true)
  await context.setOffline(true)
  for (const [route, text] of [
    [routes.home, 'Ce que l’on cherche sur TikTok'],
    [routes.keywordDiscovery, 'Découverte de mots-clés pour TikTok'],
    [routes.tiktokRankTracking, 'Suivi des positions sur TikTok'],
    [routes.competitorMonitoring, 'Veille des concurrents'],
    [routes.faq, 'Questions et réponses'],
    [routes.contact, 'Nous contacter'],
  ] as const) {
    await page.goto(addressIn('fr', route))
    await heading(page).getByText(text).waitFor()
    expect(await readLanguage(page)).toBe('fr-FR')
  }
  await context.setOffline(false)
})

const english =
  /\b(Sign out|Home|Discover|Dashboard|Search history|Check history|Rank tracking|Jump to|Not affiliated|Theme|Light|Dark|Loading|Last check|Key phrase|Credits left|Add note|Export CSV)\b/

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
  expect(await page.locator('body').innerText()).not.toMatch(english)
}

test('the demo account opens in German', async ({ germanPage: page }) => {
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

test('only the reader’s own language is stored on the device', async ({ germanPage: page }) => {
  await expect.poll(() => keptLanguages(page)).toEqual(['de'])
})

test('the account page switches to French, which works offline', async ({ germanPage: page }) => {
  await page.goto('/account')
  const panel = page.getByRole('region', { name: 'Sprache' })
  // Waits for the app. Until it has loaded, the page shows the prerendered frame.
  await panel.waitFor()
  await expectGerman(page)
  await panel.getByRole('button', { name: 'Français' }).click()
  const translated = page.getByRole('region', { name: 'Langue' })
  await translated.getByRole('button', { name: 'Français', pressed: true }).waitFor()
  expect(await readLanguage(page)).toBe('fr-FR')
  await expect.poll(() => keptLanguages(page)).toContain('fr')
  await waitForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).first().waitFor()
  expect(await readLanguage(page)).toBe('fr-FR')
})
