import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSignature, outputFolder } from './build.ts'

beforeEach(() => {
  for (const name of ['KEYTRAIL_PLANS', 'KEYTRAIL_SAMPLE_BLOG']) vi.stubEnv(name, undefined)
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

const plans = [{ level: 'free' }]

// An app of another variable is another app: with the old one a stack would go on speaking to the old content service.
test.each([
  ['VITE_SANITY_PROJECT_ID', 'abc123'],
  ['VITE_SANITY_DATASET', 'staging'],
  ['VITE_CONTENT_URL', 'https://content.example'],
  ['VITE_PLANS', 'off'],
  ['KEYTRAIL_SAMPLE_BLOG', 'off'],
  ['VITE_GTM_ID', 'GTM-ABC1'],
  ['VITE_TURNSTILE_SITE_KEY', 'site-key'],
  ['VITE_SITE_URL', 'https://keytrail.example'],
  ['VITE_VAPID_PUBLIC_KEY', 'push-key'],
])('%s asks for another build', (name, value) => {
  const before = buildSignature(plans)
  expect(buildSignature(plans)).toBe(before)
  vi.stubEnv(name, value)
  expect(buildSignature(plans)).not.toBe(before)
})

test('so do other plans', () => {
  expect(buildSignature([{ level: 'pro' }])).not.toBe(buildSignature(plans))
})

test('stacks of each kind have a folder of their own', () => {
  const folders = ['on', 'off'].flatMap((plans) =>
    ['on', 'off'].map((samples) => {
      vi.stubEnv('VITE_PLANS', plans)
      vi.stubEnv('KEYTRAIL_SAMPLE_BLOG', samples)
      return outputFolder()
    }),
  )
  expect(folders[0]).toBe('dist')
  expect(new Set(folders).size).toBe(4)
})

test('every variable that the sources read is one of a build', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('')
  const read = new Set(
    [...text.matchAll(/import\.meta\.env\.((?:VITE|KEYTRAIL)_\w+)/g)].map(([, name = '']) => name),
  )
  expect(read.size).toBeGreaterThan(8)
  // Before the build reads a variable, it looks at its form: one that it does not know it does not give.
  const known = readFileSync('vite/build-environment.ts', 'utf8')
  expect([...read].filter((name) => !known.includes(`  ${name}: `))).toEqual([])
})
