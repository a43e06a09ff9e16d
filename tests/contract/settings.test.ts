import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { providerChoices } from '../../supabase/functions/_shared/tiktok/provider-settings.ts'
import { readSettings, settingNames } from '../../supabase/local/settings.ts'
import { isTest, readText } from '../support/project/imports.ts'

const readTexts = (...patterns: string[]) =>
  globSync(patterns)
    .filter((file) => !isTest(file) && !file.includes('/testing/'))
    .map(readText)
const namesIn = (texts: readonly string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => String(name)))),
]

const example = [...readText('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*?)(?: +#.*)?$/gm)]
const documented = example.map(([, name]) => String(name))

const ofFunctions = namesIn(
  readTexts('supabase/functions/**/*.ts'),
  /^ {2,}([A-Z][A-Z0-9]*_[A-Z0-9_]+): (?:v\.|\w+,$)/gm,
)
const ofPages = namesIn(
  readTexts('src/**/*.{ts,tsx}', 'vite/*.ts', 'vite.config.ts'),
  /\b(VITE_[A-Z0-9_]+)\b/g,
)
/** Whether hosted Supabase or the embedded stack sets the variable. */
const isGiven = (name: string) =>
  name.startsWith('SUPABASE_') || ['MAIL_OUTBOX_URL', 'PUBLIC_FUNCTIONS_URL'].includes(name)

test('every variable is documented once, and none is unused', () => {
  expect(ofFunctions.length).toBeGreaterThan(20)
  expect(ofPages.length).toBeGreaterThan(5)
  const read = new Set([...settingNames, ...ofFunctions, ...ofPages].filter((name) => !isGiven(name)))
  expect(documented.toSorted()).toEqual([...read].sort())
})

test('the embedded stack reads every variable of the edge functions', () => {
  expect(ofFunctions.filter((name) => !isGiven(name) && !settingNames.includes(name))).toEqual([])
})

test('the stack accepts exactly the providers that the functions have', () => {
  for (const [name, choices] of Object.entries(providerChoices)) {
    for (const choice of choices) expect(readSettings({ [name]: choice })).toMatchObject({ [name]: choice })
    expect(() => readSettings({ [name]: 'nobody' })).toThrow(name)
  }
})

test('the stack starts with the values of the example', () => {
  const values = example.map(([, name, value]) => [name, String(value).replaceAll('…', 'X')])
  expect(() => readSettings(Object.fromEntries(values))).not.toThrow()
})
