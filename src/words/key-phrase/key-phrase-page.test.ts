import { afterEach, expect, test } from 'vitest'
import { setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { catalogue as german } from '#src/words/de/catalogue.ts'
import { sinceWhen } from './key-phrase-page.ts'

test('formats times relative to today', () => {
  const now = new Date('2026-11-22T14:00:00')
  expect(sinceWhen('2026-11-22T09:05:00', now)).toBe('since 09:05')
  expect(sinceWhen('2026-11-21T23:59:00', now)).toBe('since yesterday')
  expect(sinceWhen('2026-11-20T23:59:00', now)).toBe('since 20\u00a0Nov')
})

afterEach(() => {
  provideTranslation({})
  setLocale('en')
})

test('adds the article if the language requires one', () => {
  const now = new Date('2026-11-22T14:00:00')
  provideTranslation({ ...german })
  setLocale('de')
  expect(sinceWhen('2026-11-20T09:05:00', now)).toBe('seit dem 20.\u00a0Nov.')
  expect(sinceWhen('2026-11-22T09:05:00', now)).toBe('seit 09:05')
})
