import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './page-policy.ts'

const rule = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('allows nobody else a script or a frame', () => {
  const policy = contentSecurityPolicy({ VITE_GTM_ID: '', VITE_TURNSTILE_SITE_KEY: undefined }, [])
  expect(rule(policy, 'script-src')).toBe("script-src 'self'")
  expect(rule(policy, 'frame-src')).toBe("frame-src 'none'")
})

test('allows the tag manager and the captcha where the build has them', () => {
  const policy = contentSecurityPolicy({ VITE_GTM_ID: 'GTM-1', VITE_TURNSTILE_SITE_KEY: '1x' }, [])
  expect(rule(policy, 'script-src')).toContain('https://*.googletagmanager.com')
  expect(rule(policy, 'connect-src')).toContain('https://*.google-analytics.com')
  expect(rule(policy, 'script-src')).toContain('https://challenges.cloudflare.com')
  expect(rule(policy, 'frame-src')).toBe('frame-src https://challenges.cloudflare.com')
})

test('allows the pictures of this stack under each of its addresses', () => {
  const policy = contentSecurityPolicy({}, [
    'http://localhost:1',
    'http://127.0.0.1:1',
    'http://localhost:1/',
  ])
  expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https: http://localhost:1 http://127.0.0.1:1")
})
