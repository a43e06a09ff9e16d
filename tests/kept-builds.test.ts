import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'

test('files of earlier builds come back after the service worker has listed what it keeps', async () => {
  vi.stubEnv('KEYTRAIL_PLANS', '[]')
  const root = join(import.meta.dirname, '..')
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build', 'production')
  const atEnd = plugins.filter(({ closeBundle }) => closeBundle).map(({ name }) => name)
  expect(atEnd).toContain('vite-plugin-pwa:build')
  expect(atEnd.indexOf('keep-last-builds')).toBeGreaterThan(atEnd.indexOf('vite-plugin-pwa:build'))
})
