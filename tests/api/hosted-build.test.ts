import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unknownSiteUrl } from '../../vite/build-environment.ts'
import { isLong } from '../support/project/long-run.ts'
import { secretsIn } from '../support/project/secrets.ts'
import { plans } from '../support/rows/plans.ts'
import { type LocalServer, serveLocally } from '../support/stack/local-server.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'keytrail-hosted-'))
const dist = join(folder, 'dist')
const environment = {
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
  VITE_SITE_URL: 'https://keytrail.example',
  SUPABASE_SECRET_KEY: 'sb_secret_of-the-operator',
  TIKAPI_KEY: 'the-providers-own-key',
}

let project: LocalServer
beforeAll(async () => {
  project = await serveLocally((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Object.values(plans)))
  })
})
afterAll(async () => {
  await project.close()
  rmSync(folder, { recursive: true, force: true })
})

async function build(given: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const command = ['vite', 'build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir']
  const env: Record<string, string | undefined> = { ...process.env, NODE_ENV: 'production', ...given }
  delete env.KEYTRAIL_PLANS
  const child = spawn('npx', command, { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

// tests/build-environment.test.ts checks that each variable is required.
test.runIf(isLong)(
  'a build names its own address everywhere, and has no sample blog, secret or trace of the build tool',
  async () => {
    const { code, output } = await build({ ...environment, VITE_SUPABASE_URL: project.url })
    expect(code, output).toBe(0)
    const names = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    const readText = (name: string) => readFileSync(join(dist, name), 'utf8')
    for (const name of names) {
      expect(secretsIn(readText(name), environment), name).toEqual([])
      if (/\.(html|xml|txt)$/.test(name)) expect(readText(name), name).not.toContain(unknownSiteUrl)
    }
    expect(names.filter((name) => /^(\.vite|blog\/.*\.html|blog\.html|authors)/.test(name))).toEqual([])
    expect(readText('sitemap.xml')).toContain('<loc>https://keytrail.example/faq</loc>')
    expect(readText('sitemap.xml')).not.toContain('/blog')
    expect(readText('index.html')).toContain('rel="canonical" href="https://keytrail.example/"')
    expect(readText('index.html')).not.toContain('href="/blog"')
    expect(readText('_headers')).toContain(`connect-src 'self' ${project.url};`)
    expect(readdirSync(`${dist}-hosting`).sort()).toEqual([
      'Caddyfile',
      '_headers',
      '_redirects',
      'netlify.toml',
      'nginx.conf',
      'vercel.json',
    ])
  },
)
