import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeSite, hostFiles } from '../vite/hosting/host-files.ts'
import { type LocalServer, serveLocally } from './support/stack/local-server.ts'
import { caddy, cloudflare, netlify, nginx, type Served, vercel } from './support/stack/static-hosts.ts'

const built = [
  'index.html',
  'shell.html',
  '404.html',
  'login.html',
  'about.html',
  'de.html',
  'de/faq.html',
  'blog.html',
  'blog/page/2.html',
  'blog/first-post.html',
  'blog/rss.xml',
  'authors.html',
  'authors/ada.html',
  'assets/index-abc.js',
  'service-worker.js',
  'manifest.webmanifest',
  'sitemap.xml',
  'robots.txt',
]
const inline = 'document.documentElement.dataset.theme = "dark"'
const hosts: Record<string, (folder: string, files: Record<string, string>) => (path: string) => Served> = {
  'Cloudflare Pages': cloudflare,
  Netlify: netlify,
  Vercel: vercel,
  nginx,
  Caddy: caddy,
}

const folder = mkdtempSync(join(tmpdir(), 'keytrail-site-'))
let files: Record<string, string>
beforeAll(() => {
  for (const name of built) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  writeFileSync(
    join(folder, 'about.html'),
    `about.html<script>${inline}</script><script src="/theme.js"></script><script type="application/ld+json">{}</script>`,
  )
  files = hostFiles(
    describeSite(folder, {
      VITE_SUPABASE_URL: 'https://abc.supabase.co',
      VITE_SANITY_PROJECT_ID: 'p1',
    }),
  )
  writeFileSync(join(folder, '_headers'), files._headers ?? '')
})
afterAll(() => rmSync(folder, { recursive: true }))

const boot = (host: (path: string) => Served) =>
  serveLocally((request, response) => {
    const { status, headers, file } = host(new URL(request.url ?? '/', 'http://host').pathname)
    response.writeHead(status, headers)
    response.end(file === null ? '' : readFileSync(join(folder, file)))
  })

describe.each(Object.entries(hosts))('%s', (name, host) => {
  let server: LocalServer
  beforeAll(async () => {
    server = await boot(host(folder, files))
  })
  afterAll(() => server.close())

  test.each([
    ['/', 200, 'index.html'],
    ['/login', 200, 'login.html'],
    ['/blog', 200, 'blog.html'],
    ['/de', 200, 'de.html'],
    ['/de/faq', 200, 'de/faq.html'],
    ['/de/nowhere', 404, '404.html'],
    ['/blog/page/2', 200, 'blog/page/2.html'],
    ['/blog/first-post', 200, 'blog/first-post.html'],
    ['/authors/ada', 200, 'authors/ada.html'],
    ['/dashboard', 200, 'shell.html'],
    ['/signup', 200, 'shell.html'],
    ['/key-phrase/0b1c', 200, 'shell.html'],
    ['/search-results-check-history/0b1c', 200, 'shell.html'],
    ['/nowhere', 404, '404.html'],
    ['/key-phrases', 404, '404.html'],
    ['/assets/gone-abc.js', 404, '404.html'],
    ['/.vite/manifest.json', 404, '404.html'],
    ['/assets/index-abc.js', 200, 'assets/index-abc.js'],
    ['/service-worker.js', 200, 'service-worker.js'],
    ['/blog/rss.xml', 200, 'blog/rss.xml'],
    ['/sitemap.xml', 200, 'sitemap.xml'],
  ])('%s is %i, %s, with every header', async (path, status, file) => {
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(file)
    const { headers } = answer
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co https://p1.apicdn.sanity.io;")
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/)
    const kept = headers.get('cache-control')
    if (path === '/assets/index-abc.js') expect(kept).toBe('public, max-age=31536000, immutable')
    else if (!path.startsWith('/assets/'))
      expect(kept).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/)
    // A new build's file that is requested before it is deployed must not be cached as missing.
    else if (['nginx', 'Caddy'].includes(name)) expect(kept).toBe('no-cache')
  })
})

test('the _headers file keeps hosts from caching the worker and the pages', () => {
  for (const path of ['/service-worker.js', '/dashboard', '/blog/*', '/', '/de/faq'])
    expect(files._headers).toContain(`\n${path}\n  Cache-Control: no-cache\n`)
})

test('no file has more rules than its host reads', () => {
  expect(files._headers?.split('\n\n').length).toBeLessThan(100)
  for (const line of files._headers?.split('\n') ?? []) expect(line.length).toBeLessThan(2_000)
})

test('a site without a content service has no blog routes', () => {
  const { app } = describeSite(folder, { VITE_SUPABASE_URL: 'https://abc.supabase.co' })
  expect(app.filter((route) => /^\/(blog|authors)/.test(route))).toEqual([])
  expect(app).toContain('/dashboard')
})
