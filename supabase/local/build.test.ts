import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSignature, outputFolder } from './build.ts'

beforeEach(() => {
  for (const name of ['KEYTRAIL_PLANS', 'KEYTRAIL_SAMPLE_BLOG']) vi.stubEnv(name, undefined)
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

const plans = [{ level: 'free' }]

test('requires another build for another environment or other plans', () => {
  const before = buildSignature(plans)
  expect(buildSignature(plans)).toBe(before)
  expect(buildSignature([{ level: 'pro' }])).not.toBe(before)
  for (const [name, value] of [
    ['VITE_CONTENT_URL', 'https://content.example'],
    ['KEYTRAIL_SAMPLE_BLOG', 'off'],
  ] as const) {
    vi.stubEnv(name, value)
    expect(buildSignature(plans)).not.toBe(before)
    vi.stubEnv(name, undefined)
  }
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
