import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { pageOf } from './page-of.ts'
import { planRows } from './plan-rows.ts'

type ServerEntry = typeof import('../src/app/entry-server.tsx')

/** The file that a path is served from: /faq is faq.html, / is index.html. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Builds the app once more for Node, into a folder of the caller's, and loads it. */
async function loadServerEntry(root: string, outDir: string): Promise<ServerEntry> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: 'src/app/entry-server.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    define: { 'import.meta.env.PROD': 'true' },
  })
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href)
}

/**
 * Draws the public pages into the built HTML, so that they show before any script runs. What is drawn for nobody
 * in particular, the private screens' page, stays as shell.html.
 */
export function prerenderPages(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender-pages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        const shell = readFileSync(join(outDir, 'index.html'), 'utf8')
        copyFileSync(join(outDir, 'index.html'), join(outDir, 'shell.html'))
        const serverBuild = mkdtempSync(join(root, 'node_modules/.keytrail-prerender-'))
        const entry = await loadServerEntry(root, serverBuild)
        const plans = await planRows(process.env)
        const dataOf = (path: string) => (path === '/' && plans ? { plans } : {})
        for (const path of entry.prerenderedPaths) {
          const file = join(outDir, fileOf(path))
          mkdirSync(dirname(file), { recursive: true })
          const data = dataOf(path)
          writeFileSync(file, pageOf(shell, await entry.renderPage(path, data), data))
        }
        writeFileSync(join(outDir, '404.html'), pageOf(shell, await entry.renderPage('/404', {}), {}))
        rmSync(serverBuild, { recursive: true })
      },
    },
  }
}
