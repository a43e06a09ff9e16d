import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { fileRevision } from '../src/domain/shell/file-revision.ts'
import { type BuildEnvironment, unknownSiteUrl } from './build-environment.ts'
import { readBuiltFiles } from './built-files.ts'
import { contentSource } from './content-source.ts'
import { feedOf } from './feed.ts'
import { withOwnHead } from './own-head.ts'
import { pageOf } from './page-of.ts'
import { planRows } from './plan-rows.ts'
import { shellOf } from './shell-page.ts'
import { robots, sitemapOf } from './sitemap.ts'

interface ServerBuild {
  prerenderedPages: typeof import('../src/app/prerendered-pages.ts')['prerenderedPages']
  renderFrame: typeof import('../src/app/entry-server.tsx')['renderFrame']
  renderPage: typeof import('../src/app/entry-server.tsx')['renderPage']
}

/** The end of a page, by which the worker recognises it: a cut page lacks it, and a host that rewrites pages keeps it. */
export const revisionMark = /<!--([^<]+)-->$/

/** The file of an address: faq.html for /faq, index.html for /. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Builds the app for Node into the caller's folder and loads it. */
async function loadServerBuild(
  root: string,
  outDir: string,
  environment: BuildEnvironment,
): Promise<ServerBuild> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: ['src/app/entry-server.tsx', 'src/app/prerendered-pages.ts'] },
    },
    // Uses the variables of the outer build, in every mode.
    envDir: false,
    define: Object.fromEntries(
      Object.entries({ VITE_SITE_URL: unknownSiteUrl, VITE_TURNSTILE_SITE_KEY: '', ...environment }).map(
        ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)],
      ),
    ),
  })
  const load = (name: string) => import(pathToFileURL(join(outDir, `${name}.js`)).href)
  return { ...(await load('entry-server')), ...(await load('prerendered-pages')) }
}

/**
 * Renders the public pages into the built HTML, so that they show before any script runs, and writes sitemap, feed and
 * robots.txt. shell.html is the page of all signed-in screens, with their frame.
 */
export function prerenderPages(environment: BuildEnvironment): Plugin {
  const siteUrl = environment.VITE_SITE_URL ?? unknownSiteUrl
  let root = ''
  let outDir = ''
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), text)
  }

  const writePage = async (file: string, page: string) =>
    write(file, `${page}<!--${await fileRevision(new TextEncoder().encode(page))}-->`)

  async function draw({ prerenderedPages, renderFrame, renderPage }: ServerBuild): Promise<void> {
    const page = withOwnHead(readFileSync(join(outDir, 'index.html'), 'utf8'), outDir)
    await writePage('shell.html', shellOf(page, await renderFrame(), readBuiltFiles(outDir), environment))
    const pages = await prerenderedPages(await planRows(environment), contentSource(environment))
    for (const { path, data } of pages)
      await writePage(pageFile(path), pageOf(page, path, await renderPage(path, data), data))
    await writePage('404.html', pageOf(page, '/404', await renderPage('/404', {}), {}))
    write('sitemap.xml', sitemapOf(pages, siteUrl))
    if (pages.some(({ entry }) => entry)) write('blog/rss.xml', feedOf(pages, siteUrl))
    write('robots.txt', robots(siteUrl))
  }

  return {
    name: 'prerender-pages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        const serverBuild = mkdtempSync(join(root, 'node_modules/.keytrail-prerender-'))
        try {
          await draw(await loadServerBuild(root, serverBuild, environment))
        } finally {
          rmSync(serverBuild, { recursive: true })
        }
      },
    },
  }
}
