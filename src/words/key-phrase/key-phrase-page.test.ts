import { expect, onTestFinished, test, vi } from 'vitest'
import { switchToGerman } from '#tests/support/project/german.ts'
import { sinceWhen } from './key-phrase-page.ts'

const now = new Date('2026-11-22T14:00:00')

test('formats times relative to today', () => {
  expect(sinceWhen('2026-11-22T09:05:00', now)).toBe('since 09:05')
  expect(sinceWhen('2026-11-21T23:59:00', now)).toBe('since yesterday')
  expect(sinceWhen('2026-11-20T23:59:00', now)).toBe('since 20\u00a0Nov')
})

test('counts days of the calendar when the clocks change', () => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(sinceWhen('2026-10-31T12:00:00', new Date('2026-11-01T23:30:00'))).toBe('since yesterday')
})

test('adds the article if the language requires one', () => {
  switchToGerman()
  expect(sinceWhen('2026-11-20T09:05:00', now)).toBe('seit dem 20.\u00a0Nov.')
  expect(sinceWhen('2026-11-22T09:05:00', now)).toBe('seit 09:05')
})
