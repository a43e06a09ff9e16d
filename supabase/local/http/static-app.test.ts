import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { serveLocally } from '#tests/support/stack/local-server.ts'
import { askAs } from '#tests/support/stack/stranger.ts'
import { staticApp } from './static-app.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keytrail-app-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const plain = ['index.html', 'shell.html', '404.html', 'sitemap.xml', 'service-worker.js']
const blog = ['blog.html', 'blog/first-post.html', 'blog/rss.xml', 'authors.html']
const script = ['assets/main.js', 'assets/main.js.br', 'assets/main.js.gz']

async function serve(files: readonly string[]) {
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  const app = staticApp(folder, { 'site-url': 'https://keytrail.example' }, () => "default-src 'self'")
  const { port, close } = await serveLocally(getRequestListener(app.fetch))
  onTestFinished(close)
  return (path: string, headers: Record<string, string> = {}) => askAs(port, path, headers)
}

async function ask(files: readonly string[], path: string): Promise<[status: number, file: string]> {
  const { status, body } = await (await serve(files))(path)
  return [status, body]
}

test.each([
  ['/blog', 'blog.html'],
  ['/blog/first-post', 'blog/first-post.html'],
  // A post that was published after the build.
  ['/blog/second-post', 'shell.html'],
  ['/authors/ada', 'shell.html'],
  ['/blog/rss.xml', 'blog/rss.xml'],
])('responds to %s with %s if the build has a blog', async (path, file) => {
  expect(await ask([...plain, ...blog], path)).toEqual([200, file])
})

test.each(['/blog', '/blog/page/2', '/blog/first-post', '/blog/rss.xml', '/authors', '/authors/ada'])(
  'does not serve %s without a blog',
  async (path) => {
    expect(await ask(plain, path)).toEqual([404, '404.html'])
    expect(await ask(plain, '/dashboard')).toEqual([200, 'shell.html'])
  },
)

test.each([
  ['gzip, deflate, br', 'br', '.br'],
  ['gzip, deflate', 'gzip', '.gz'],
  ['', undefined, ''],
])(
  'sends a script to a browser that accepts "%s" as the build compressed it',
  async (accepted, encoding, end) => {
    const request = await serve([...plain, ...script])
    const { body, headers } = await request('/assets/main.js', { 'accept-encoding': accepted })
    expect(body).toBe(`assets/main.js${end}`)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(headers['cache-control']).toContain('immutable')
  },
)

test('sends a part of an uncompressed script', async () => {
  const request = await serve([...plain, ...script])
  const accepted = { 'accept-encoding': 'br', range: 'bytes=7-10' }
  const { status, body, headers } = await request('/assets/main.js', accepted)
  expect([status, body]).toEqual([206, 'main'])
  expect([headers['content-encoding'], headers['content-range']]).toEqual([undefined, 'bytes 7-10/14'])
})

test.each(['/', '/dashboard', '/service-worker.js', '/sitemap.xml', '/assets/main.js'])(
  'does not resend %s while it is unchanged',
  async (path) => {
    const request = await serve([...plain, ...script])
    const first = await request(path)
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const again = await request(path, { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])
    // The browser replaces its stored headers with those of the 304.
    for (const name of ['etag', 'cache-control', 'content-security-policy'])
      expect(again.headers[name], name).toBe(first.headers[name])
    expect((await request(path, { 'if-none-match': 'W/"0"' })).body).toBe(first.body)
  },
)
