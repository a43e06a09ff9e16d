import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isContentRoute, routes } from '../../src/domain/shell/routes.ts'
import { afterBuild } from '../after-build.ts'
import type { BuildEnvironment } from '../build-environment.ts'
import { caddyfile } from './caddy.ts'
import { headersFile, redirectsFile } from './cloudflare.ts'
import { netlifyToml } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import { contentSecurityPolicy, securityHeaders } from './policy.ts'
import { prerenderedPages, type Site, scriptHashes } from './site-map.ts'
import { vercelJson } from './vercel.ts'

const writers: Record<string, (site: Site) => string> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  'netlify.toml': netlifyToml,
  'vercel.json': vercelJson,
  'nginx.conf': nginxConf,
  Caddyfile: caddyfile,
}
/** Cloudflare reads these files from the published folder. */
const published = ['_headers', '_redirects']

export function describeSite(folder: string, environment: BuildEnvironment): Site {
  const drawn = prerenderedPages(folder)
  const policy = contentSecurityPolicy(environment, { scriptHashes: scriptHashes(folder) })
  // A host's build has content only from a content service; the embedded stack has sample posts.
  const hasContent = Boolean(environment.VITE_SANITY_PROJECT_ID || environment.VITE_CONTENT_URL)
  return {
    headers: { 'Content-Security-Policy': policy, ...securityHeaders({ secure: true }) },
    drawn,
    app: Object.values(routes)
      .filter((route) => hasContent || !isContentRoute(route))
      .filter((route) => route !== routes.home && !drawn.includes(route)),
  }
}

export function hostFiles(site: Site): Record<string, string> {
  return Object.fromEntries(Object.entries(writers).map(([name, write]) => [name, write(site)]))
}

/**
 * Writes the hosts' configurations into a folder next to the built one (`dist-hosting`), and copies those in
 * `published` into the built folder. Removes Vite's manifest. Does nothing for a build of the embedded stack.
 */
export function writeHostFiles(environment: BuildEnvironment): Plugin {
  return afterBuild('host-files', 'post', (folder) => {
    if (!environment.VITE_SUPABASE_URL) return
    const beside = `${folder}-hosting`
    rmSync(beside, { recursive: true, force: true })
    mkdirSync(beside)
    for (const [name, text] of Object.entries(hostFiles(describeSite(folder, environment)))) {
      writeFileSync(join(beside, name), text)
      if (published.includes(name)) writeFileSync(join(folder, name), text)
    }
    rmSync(join(folder, '.vite'), { recursive: true, force: true })
  })
}
