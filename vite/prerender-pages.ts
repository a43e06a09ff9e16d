import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, minifySync, type Plugin } from 'vite'
import { fileRevision } from '../src/lib/hash.ts'
import { afterBuild } from './after-build.ts'
import { type BuildEnvironment, unknownSiteUrl } from './build-environment.ts'
import { readBuiltFiles } from './built-files.ts'
import { contentSource } from './content-source.ts'
import { makePage } from './make-page.ts'
import { styleSheet, withOwnHead } from './own-head.ts'
import { planRows } from './plan-rows.ts'
import { makeShell } from './shell-page.ts'
import { makeFeed, makeSitemap, robots } from './sitemap.ts'
import { withUsedStyle } from './used-style.ts'

type ServerBuild = typeof import('../src/app/entry-server.tsx') &
  typeof import('../src/app/prerendered-pages.ts')

/** The revision at a page's end, which a truncated page lacks. */
export const revisionMark = /<!--([^<]+)-->$/

const inlineScript = /(?<=<script>)[\s\S]*?(?=<\/script>)/g

/** Minifies to ES2015, so that browsers too old for the app can run the script that tells their users so. */
function withSmallScripts(page: string): string {
  return page.replace(inlineScript, (script) => {
    const { code, errors } = minifySync('inline.js', script, {
      compress: { target: 'es2015' },
      module: false,
    })
    if (errors.length > 0) throw new Error(errors[0]?.message)
    return code
  })
}

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
    // `define` passes on the variables that the outer build has read.
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
 * Renders the public pages into the built HTML, so that they show before any script runs. Also writes the
 * sitemap, robots.txt, the feed if there are posts, and shell.html, the page of all signed-in screens.
 */
export function prerenderPages(environment: BuildEnvironment): Plugin {
  const siteUrl = environment.VITE_SITE_URL ?? unknownSiteUrl

  async function draw(server: ServerBuild, outDir: string): Promise<void> {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(outDir, file)), { recursive: true })
      writeFileSync(join(outDir, file), text)
    }
    const writePage = async (file: string, whole: string) => {
      const page = withSmallScripts(whole)
      write(file, `${page}<!--${await fileRevision(new TextEncoder().encode(page))}-->`)
    }
    const built = readFileSync(join(outDir, 'index.html'), 'utf8')
    const [, styleFile = ''] = styleSheet.exec(built) ?? []
    const page = withOwnHead(built, outDir)
    const writePublic = async (path: string, data: object) => {
      const whole = makePage(page, path, await server.renderPage(path, data), data)
      await writePage(`${path.slice(1) || 'index'}.html`, await withUsedStyle(whole, styleFile))
    }
    await writePage(
      'shell.html',
      makeShell(page, await server.renderFrame(), readBuiltFiles(outDir), environment),
    )
    const pages = await server.prerenderedPages(await planRows(environment), contentSource(environment))
    for (const { path, data } of pages) await writePublic(path, data)
    await writePublic('/404', {})
    write('sitemap.xml', makeSitemap(pages, siteUrl))
    if (pages.some(({ entry }) => entry)) write('blog/rss.xml', makeFeed(pages, siteUrl))
    write('robots.txt', robots(siteUrl))
  }

  return afterBuild('prerender-pages', 'pre', async (outDir, root) => {
    const serverBuild = mkdtempSync(join(root, 'node_modules/.keytrail-prerender-'))
    try {
      await draw(await loadServerBuild(root, serverBuild, environment), outDir)
    } finally {
      rmSync(serverBuild, { recursive: true })
    }
  })
}
