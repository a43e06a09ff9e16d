import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
})

const hosted = { VITE_SUPABASE_URL: 'https://abc.supabase.co' }
const withoutSamples = { KEYTRAIL_SAMPLE_BLOG: 'off' }
const project = { VITE_SANITY_PROJECT_ID: 'abc123' }
const service = { VITE_CONTENT_URL: 'https://content.example' }

test.each([
  ['the sandbox', { KEYTRAIL_SAMPLE_BLOG: 'on' }, true],
  ['a public stack', withoutSamples, false],
  ['a public stack with a content service', { ...withoutSamples, ...service }, true],
  ['a host', hosted, false],
  ['a host with a project of Sanity’s', { ...hosted, ...project }, true],
  ['a host with a content service', { ...hosted, ...service }, true],
])('whether the build for %s has a blog', async (_, words, there) => {
  for (const [name, value] of Object.entries(words)) vi.stubEnv(name, value)
  expect((await import('./env.ts')).hasContent).toBe(there)
})
