import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from '../vite/hosting/policy.ts'

const rule = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('allows no other site a script, a frame or a connection', () => {
  const policy = contentSecurityPolicy({ VITE_GTM_ID: '', VITE_TURNSTILE_SITE_KEY: undefined })
  expect(rule(policy, 'script-src')).toBe("script-src 'self'")
  expect(rule(policy, 'frame-src')).toBe("frame-src 'none'")
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self'")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(rule(policy, name)).toBe(`${name} 'none'`)
})

test('allows the tag manager and the captcha if the build has them', () => {
  const policy = contentSecurityPolicy({ VITE_GTM_ID: 'GTM-1', VITE_TURNSTILE_SITE_KEY: '1x' })
  expect(rule(policy, 'script-src')).toContain('https://*.googletagmanager.com')
  expect(rule(policy, 'connect-src')).toContain('https://*.google-analytics.com')
  expect(rule(policy, 'script-src')).toContain('https://challenges.cloudflare.com')
  expect(rule(policy, 'frame-src')).toBe('frame-src https://challenges.cloudflare.com')
})

test('allows the servers that the build calls, and no others of the same vendor', () => {
  const hosted = { VITE_SUPABASE_URL: 'https://abc.supabase.co/', VITE_SANITY_PROJECT_ID: 'p1' }
  const policy = contentSecurityPolicy(hosted)
  expect(rule(policy, 'connect-src')).toBe(
    "connect-src 'self' https://abc.supabase.co https://p1.apicdn.sanity.io",
  )
  const own = contentSecurityPolicy({ ...hosted, VITE_CONTENT_URL: 'http://cms.test:8080/x' })
  expect(rule(own, 'connect-src')).toBe("connect-src 'self' https://abc.supabase.co http://cms.test:8080")
  expect(rule(own, 'img-src')).toContain('http://cms.test:8080')
})

test('allows the pictures of the site under each of its addresses', () => {
  const siteUrls = ['http://localhost:1', 'http://127.0.0.1:1', 'http://localhost:1/']
  const policy = contentSecurityPolicy({}, { siteUrls })
  expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https: http://localhost:1 http://127.0.0.1:1")
})

test('requires https for a secure site only', () => {
  expect(securityHeaders({ secure: true })).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders({ secure: false })).not.toHaveProperty('Strict-Transport-Security')
})
