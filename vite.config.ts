import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { prerenderPages } from './vite/prerender-pages.ts'

// Imported as JSON it fails to parse: the bundler that loads this file does not know the extension.
const manifest = JSON.parse(readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'))

// A screen of more parts than this is signed-in people's, whose service worker has all of them already: their names
// would be 4 kB of everybody's first visit.
const mostPreloaded = 20

interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** Whether the page itself imports the module, directly or through others, rather than only a lazy screen. */
function isPartOfPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  // Every icon is imported by lucide's one index, whichever screen draws it.
  if (seen.has(id) || id.includes('/lucide-react/dist/esm/icons/')) return false
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (!module) return false
  return module.isEntry || module.importers.some((importer) => isPartOfPage(importer, graph, seen))
}

export default defineConfig(({ mode }) => ({
  // A word of the build even where it is unset: what depends on it is left out then.
  define: {
    'import.meta.env.VITE_GTM_ID': JSON.stringify(
      loadEnv(mode, import.meta.dirname, 'VITE_GTM_ID').VITE_GTM_ID ?? '',
    ),
  },
  plugins: [
    react(),
    tailwindcss(),
    prerenderPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      // After the pages are drawn, so that they are among what it keeps.
      integration: { closeBundleOrder: 'post' },
      injectManifest: {
        globPatterns: ['**/*.{js,css,woff2}', '*.html', 'icons/*.{png,svg}'],
      },
    }),
  ],
  // The router brings a stand-in for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2024',
    manifest: true,
    modulePreload: {
      // What a build for es2024 runs in knows how to preload.
      polyfill: false,
      resolveDependencies: (_, parts) => (parts.length > mostPreloaded ? [] : parts),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for what every page loads: cut by who else uses each part it is 8 kB more.
            // Left alone it joins the page, which has nothing to parse.
            { name: 'valibot', test: /node_modules\/valibot\// },
            { debugName: 'page', name: (id, graph) => (isPartOfPage(id, graph) ? 'page' : null) },
          ],
        },
      },
    },
  },
}))
