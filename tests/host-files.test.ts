import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeSite, hostFiles } from '../vite/hosting/host-files.ts'
import { type LocalServer, serveLocally } from './support/stack/local-server.ts'

// Emulates how common hosts interpret their configuration files, according to the hosts' documentation.
// Supports only the features that these files use.
interface Served {
  status: number
  headers: Record<string, string>
  /** The path in the published folder; /404.html if no other file matches. */
  file: string | null
}

type Host = (path: string) => Served

const isFile = (folder: string, path: string) =>
  existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()

function cleanFile(folder: string, path: string): string | null {
  const candidates = [path, `${path.replace(/\/$/, '')}.html`, `${path.replace(/\/$/, '')}/index.html`]
  return candidates.find((name) => isFile(folder, name)) ?? null
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
const splat = (pattern: string) => new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`)

/** Applies rewrites before it looks for files. Joins the values of a repeated header. */
function cloudflare(folder: string, files: Record<string, string>): Host {
  const rules = (files._headers ?? '').split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n')
    const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [])
    return { path: splat(path), headers: headers as [string, string][] }
  })
  const rewrites = (files._redirects ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return (path) => {
    const headers: Record<string, string> = {}
    for (const rule of rules)
      if (rule.path.test(path))
        for (const [name, value] of rule.headers)
          headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    headers['Cache-Control'] ??= 'public, max-age=0, must-revalidate'
    const to = rewrites.find(([from = '']) => splat(from).test(path))?.[1]
    const file = cleanFile(folder, to ?? path)
    return { status: file ? 200 : 404, headers, file: file ?? '/404.html' }
  }
}

/** Looks for files before it applies rewrites. */
function netlify(folder: string, files: Record<string, string>): Host {
  const tables = (files['netlify.toml'] ?? '').split(/^\[\[/m).slice(1)
  const values = (table: string) =>
    [...table.matchAll(/^\s*([\w-]+) = (?:"((?:[^"\\]|\\.)*)"|(\d+))$/gm)].map(
      ([, name = '', text, number]): [string, string] => [
        name,
        text === undefined ? String(number) : JSON.parse(`"${text}"`),
      ],
    )
  const headerRules = tables
    .filter((table) => table.startsWith('headers]]'))
    .map((table) => {
      const [[, path = ''] = ['', ''], ...headers] = values(table)
      return { path: splat(path), headers }
    })
  const rewrites = tables
    .filter((table) => table.startsWith('redirects]]'))
    .map((table) => Object.fromEntries(values(table)) as { from: string; to: string; status: string })
  return (path) => {
    const headers: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
    for (const rule of headerRules)
      if (rule.path.test(path)) for (const [name, value] of rule.headers) headers[name] = value
    const rewrite = rewrites.find(({ from }) => splat(from).test(path))
    const file = cleanFile(folder, path) ?? (rewrite && isFile(folder, rewrite.to) ? rewrite.to : null)
    return { status: file ? Number(rewrite?.status ?? 200) : 404, headers, file: file ?? '/404.html' }
  }
}

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  rewrites: { source: string; destination: string }[]
}

/** Looks for files before it applies rewrites. Sources are regular expressions with `:name` segments. */
function vercel(folder: string, files: Record<string, string>): Host {
  const { headers: rules, rewrites } = JSON.parse(files['vercel.json'] ?? '') as VercelConfig
  const expression = (source: string) => new RegExp(`^${source.replace(/\/:\w+/g, '/[^/]+')}$`)
  return (path) => {
    const headers: Record<string, string> = {}
    for (const rule of rules)
      if (expression(rule.source).test(path)) for (const { key, value } of rule.headers) headers[key] = value
    const to = rewrites.find(({ source }) => expression(source).test(path))?.destination
    const file = cleanFile(folder, path) ?? (to === undefined ? null : cleanFile(folder, to))
    return { status: file ? 200 : 404, headers, file: file ?? '/404.html' }
  }
}

const unquoted = (text: string) => JSON.parse(text.startsWith('"') ? text : `"${text}"`) as string

function nginx(folder: string, files: Record<string, string>): Host {
  const text = files['nginx.conf'] ?? ''
  const [, defaultKept = '', keptPattern = '', kept = ''] =
    /map \$status:\$uri \$keytrail_kept \{\s+default (".*");\s+~(\S+) (".*");/.exec(text) ?? []
  const headers = [...text.matchAll(/^ {2}add_header ([\w-]+) (".*"|\$keytrail_kept) always;$/gm)]
  const locations = [...text.matchAll(/^ {2}location (=|~)? ?(\S+) \{ (.*); \}$/gm)].map(
    ([, kind = '', path = '', action = '']) => ({ kind, path, action }),
  )
  const chosen = (path: string) =>
    locations.find((one) => one.kind === '=' && one.path === path) ??
    locations.find((one) => one.kind === '~' && new RegExp(one.path).test(path)) ??
    locations
      .filter((one) => one.kind === '' && path.startsWith(one.path))
      .toSorted((a, b) => b.path.length - a.path.length)[0]
  return (path) => {
    const action = chosen(path)?.action ?? 'return 404'
    const tried = /^try_files (.*)$/.exec(action)?.[1]?.split(' ') ?? []
    const file = tried.map((name) => name.replace('$uri', path)).find((name) => isFile(folder, name)) ?? null
    const status = file ? 200 : 404
    const age = new RegExp(keptPattern).test(`${status}:${path}`) ? kept : defaultKept
    return {
      status,
      headers: Object.fromEntries(
        headers.map(([, name = '', value = '']) => [
          name,
          unquoted(value === '$keytrail_kept' ? age : value),
        ]),
      ),
      file: file ?? '/404.html',
    }
  }
}

function caddy(folder: string, files: Record<string, string>): Host {
  const text = files.Caddyfile ?? ''
  const everywhere = [
    ...(/\theader \{\n([\s\S]*?)\n\t\}/.exec(text)?.[1] ?? '').matchAll(/^\t\t([\w-]+) (".*")$/gm),
  ]
  const paths = (name: string) => new RegExp(`@${name} (?:not )?path (.*)`).exec(text)?.[1]?.split(' ') ?? []
  const kept = (name: string) =>
    unquoted(new RegExp(`header @${name} Cache-Control (".*")`).exec(text)?.[1] ?? '')
  const onError = unquoted(/handle_errors \{\s+header Cache-Control (".*")/.exec(text)?.[1] ?? '')
  const app = /@app \{\s+path (.*)\n/.exec(text)?.[1]?.split(' ') ?? []
  const shell = /rewrite @app (\S+)/.exec(text)?.[1] ?? ''
  const matches = (patterns: string[], path: string) => patterns.some((pattern) => splat(pattern).test(path))
  const tried = (path: string) =>
    [path, `${path}.html`, ...(path === '/' ? ['/index.html'] : [])].find((name) => isFile(folder, name)) ??
    null
  return (path) => {
    const headers = Object.fromEntries(everywhere.map(([, name = '', value = '']) => [name, unquoted(value)]))
    headers['Cache-Control'] = kept(matches(paths('hashed'), path) ? 'hashed' : 'asked')
    const found = matches(paths('hidden'), path) ? null : (tried(path) ?? (matches(app, path) ? shell : null))
    if (found === null) headers['Cache-Control'] = onError
    return { status: found ? 200 : 404, headers, file: found ?? '/404.html' }
  }
}

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
const hosts: Record<string, (folder: string, files: Record<string, string>) => Host> = {
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

describe.each(Object.entries(hosts))('%s', (name, host) => {
  let server: LocalServer
  beforeAll(async () => {
    const serve = host(folder, files)
    server = await serveLocally((request, response) => {
      const { status, headers, file } = serve(new URL(request.url ?? '/', 'http://host').pathname)
      response.writeHead(status, headers)
      response.end(file === null ? '' : readFileSync(join(folder, file)))
    })
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
    // A browser may request a file of a new build before it is deployed, so the 404 must not be cached.
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
