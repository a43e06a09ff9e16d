import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addressIn } from '#src/domain/shell/addresses.ts'
import type { Locale } from '#src/lib/locale.ts'
import { phone, slow } from '../bench/phone/conditions.ts'
import { test as journey } from '../support/browser/journey.ts'
import { isLong } from '../support/project/long-run.ts'

const test = journey.override('contextOptions', phone)

const phrase = { q: 'half a thought' }
const credentials = { email: 'ada@early.test', password: 'typed before it loads' }
const newAccount = { email: credentials.email, new_password: credentials.password }
const forms: Record<string, Record<string, string>> = {
  '/': phrase,
  '/contact': { name: 'Ada', email: credentials.email, message: 'A question' },
  '/login': credentials,
  '/login?next=/rank-tracking': credentials,
  '/signup': newAccount,
  '/signup?plan=premium': newAccount,
  '/signup?plan=pro&q=matcha': newAccount,
  '/forgot-password': { email: credentials.email },
  '/search-results-demo': phrase,
  '/blog': phrase,
  '/blog/page/2': phrase,
  '/blog?q=search': phrase,
}
const languages: Record<Locale, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }
/** Seconds after the first paint of the form. */
const delays = [0, 0.3, 0.6, 1, 2]

type Case = [path: string, locale: Locale, seconds: readonly number[]]
const everyCase = Object.keys(forms).flatMap((path) =>
  (Object.keys(languages) as Locale[]).map((locale): Case => [path, locale, delays]),
)

const field = (name: string) => `main [name=${name}]`

async function typeAndSubmit(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(field(name)).first().focus()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}

/** The texts that are neither in a field nor in the address, nor sent by a request. */
async function lostTexts(page: Page, texts: Record<string, string>, sent: string): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
    return `${fields.map(({ value }) => value).join('\n')}\n${new URLSearchParams(location.search)}`
  })
  const here = `${shown}\n${sent}`
  return Object.values(texts).filter(
    (text) => !here.includes(text) && !here.includes(String(new URLSearchParams({ text })).slice(5)),
  )
}

// site-in-browser.test.ts checks the same with scripts that are held back instead of a slow connection.
describe.runIf(isLong)('on a slow connection', () => {
  // Concurrent, because they mostly wait for the slow connection.
  test.concurrent.for(everyCase)(
    'no text is lost at %s in %s, typed and submitted %s s after the first paint',
    async ([path, locale, seconds], { newContext }) => {
      const texts = forms[path] ?? {}
      for (const delay of seconds) {
        const context = await newContext({ locale: languages[locale] })
        const page = await context.newPage()
        let sent = ''
        page.on('request', (request: Request) => {
          sent += request.postData() ?? ''
        })
        await slow(page, { line: true })
        await page.goto(addressIn(locale, path), { waitUntil: 'commit' })
        await page
          .locator(field(Object.keys(texts)[0] ?? ''))
          .first()
          .waitFor()
        await page.waitForTimeout(delay * 1_000)
        await typeAndSubmit(page, texts)
        await page.waitForLoadState('networkidle')
        // The app replaces or hydrates the form once its code has run.
        await page.locator('main :is(button[type=submit]:enabled, h1)').first().waitFor()
        await page.waitForTimeout(1_000)
        expect(await lostTexts(page, texts, sent), `${delay} s`).toEqual([])
        await context.close()
      }
    },
  )
})
