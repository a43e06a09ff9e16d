import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staticApp } from './static-app.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keytrail-app-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const plain = ['index.html', 'shell.html', '404.html', 'sitemap.xml']
const blog = ['blog.html', 'blog/first-post.html', 'blog/rss.xml', 'authors.html']

async function ask(files: readonly string[], path: string): Promise<[status: number, file: string]> {
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  const app = staticApp(folder, { 'site-url': 'https://keytrail.example' }, () => "default-src 'self'")
  const answer = await app.request(path)
  return [answer.status, await answer.text()]
}

test.each([
  ['/blog', 'blog.html'],
  ['/blog/first-post', 'blog/first-post.html'],
  // A post published since the build.
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
