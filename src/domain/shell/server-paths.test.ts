import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { serverPaths } from './server-paths.ts'

test('no route matches a server path', () => {
  for (const path of Object.values(routes)) expect(serverPaths.test(path), path).toBe(false)
})

test.each([
  '/auth/v1/verify?token=a',
  '/rest/v1/profiles',
  '/functions/v1/tiktok-search',
  '/sandbox/mail',
  '/healthz',
  '/readyz',
  '/v2024-01-01/data/query/production',
])('matches %s', (path) => {
  expect(serverPaths.test(path)).toBe(true)
})
