import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { readBuildEnvironment } from './vite/build-environment.ts'
import { writeHostFiles } from './vite/hosting/host-files.ts'
import { keepLastBuilds } from './vite/keep-last-builds.ts'
import { prerenderPages } from './vite/prerender-pages.ts'

// Imported as JSON it fails to parse: the bundler that loads this file does not know the extension.
const manifest = JSON.parse(readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'))

// A screen of more parts than this is signed-in people's, whose service worker has all of them already: their names
// would be 4 kB of everybody's first visit.
const mostPreloaded = 20

interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

const publicScreens = /\/features\/(auth|authors|blog|contact|demo|home|marketing)\/|\/app\/home-screen/
// Who imports screens. What others import when it is needed, a dialog say, is a part of one.
const screenLists = /\/app\/(pages|guard)\.tsx$/
// What the shell has for signed-in people, and what is fetched behind each of their screens.
const signedInFrame = /\/app\/(tab-bar|jump-button|alerts-bell|alerts-watch)\.tsx$/

interface Users {
  /** Of the page itself too, and of what is around signed-in people's screens. */
  screens: Set<string>
  parts: Set<string>
}

/** What has the module in it: who imports it, directly or through others, at once. */
function usersOf(
  id: string,
  graph: ModuleGraph,
  found: Users = { screens: new Set(), parts: new Set() },
  seen = new Set<string>(),
): Users {
  if (seen.has(id)) return found
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (!module) return found
  const { isEntry, importers, dynamicImporters } = module
  if (isEntry) found.screens.add('page')
  else if (dynamicImporters.some((importer) => screenLists.test(importer))) found.screens.add(id)
  else if (dynamicImporters.length > 0) found.parts.add(id)
  for (const importer of importers) usersOf(importer, graph, found, seen)
  return found
}

/**
 * Which of the few large files a module travels in; null for one of its own. What every page loads is one file: cut
 * by who else uses each part it is 8 kB more. So is what most signed-in screens load.
 */
function fileOf(id: string, graph: ModuleGraph): string | null {
  // Every icon is imported by lucide's one index, whichever screen draws it.
  if (id.includes('/lucide-react/dist/esm/icons/')) return null
  const { screens, parts } = usersOf(id, graph)
  if (screens.has('page')) return 'page'
  if ([...screens, ...parts].some((user) => publicScreens.test(user))) return null
  const isFrame = [...parts].some((part) => signedInFrame.test(part))
  return isFrame || [...screens].some((screen) => screen.includes('/app/user-database')) || screens.size >= 5
    ? 'signed-in'
    : null
}

export default defineConfig(({ mode, command }) => {
  // The embedded stack's app speaks to that stack, whatever the .env files tell a build for a host.
  const embedded = command === 'serve' || process.env.KEYTRAIL_PLANS !== undefined
  const envDir = embedded ? (false as const) : import.meta.dirname
  const environment = readBuildEnvironment(mode, envDir)
  return {
    envDir,
    // Words of the build even where they are unset: what depends on them is left out then.
    define: {
      'import.meta.env.VITE_GTM_ID': JSON.stringify(environment.VITE_GTM_ID ?? ''),
      'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(environment.VITE_TURNSTILE_SITE_KEY ?? ''),
    },
    plugins: [
      react(),
      tailwindcss(),
      prerenderPages(environment),
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
      keepLastBuilds(),
      writeHostFiles(environment),
    ],
    resolve: {
      alias: [
        // The router brings a stand-in for what React has had since version 18.
        { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
        // What these packages offer first is written for browsers without classes or async functions.
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      ],
    },
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
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'page and signed-in screens', name: fileOf }],
          },
        },
      },
    },
  }
})
