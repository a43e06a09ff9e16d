import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'

test('files of earlier builds are restored after the service worker’s precache list is written', async () => {
  vi.stubEnv('KEYTRAIL_PLANS', '[]')
  const root = join(import.meta.dirname, '..')
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build', 'production')
  const atEnd = plugins.filter(({ closeBundle }) => closeBundle).map(({ name }) => name)
  expect(atEnd).toContain('vite-plugin-pwa:build')
  expect(atEnd.indexOf('keep-last-builds')).toBeGreaterThan(atEnd.indexOf('vite-plugin-pwa:build'))
})
