import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSignature, outputFolder } from './build.ts'

beforeEach(() => {
  for (const name of ['KEYTRAIL_PLANS', 'KEYTRAIL_SAMPLE_BLOG']) vi.stubEnv(name, undefined)
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

const plans = [{ level: 'free' }]

// The app depends on each variable: a cached build would keep calling the old content service, for example.
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
])('requires another build for %s', (name, value) => {
  const before = buildSignature(plans)
  expect(buildSignature(plans)).toBe(before)
  vi.stubEnv(name, value)
  expect(buildSignature(plans)).not.toBe(before)
})

test('requires another build for other plans', () => {
  expect(buildSignature([{ level: 'pro' }])).not.toBe(buildSignature(plans))
})

test('uses a separate folder for each kind of build', () => {
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

test('knows every variable that the sources read', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('')
  const read = new Set(
    [...text.matchAll(/import\.meta\.env\.((?:VITE|KEYTRAIL)_\w+)/g)].map(([, name = '']) => name),
  )
  expect(read.size).toBeGreaterThan(8)
  const known = readFileSync('vite/build-environment.ts', 'utf8')
  expect([...read].filter((name) => !known.includes(`  ${name}: `))).toEqual([])
})
