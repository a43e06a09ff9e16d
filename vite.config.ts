import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { readBuildEnvironment } from './vite/build-environment.ts'
import { compressFiles } from './vite/compress-files.ts'
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
    code: string | null
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

const publicScreens = /\/features\/(auth|authors|blog|contact|demo|home|marketing)\/|\/app\/home-screen/
const homeScreen = /\/app\/home-screen/
// Who imports screens. What others import when it is needed, a dialog say, is a part of one.
const screenLists = /\/app\/(pages|guard)\.tsx$/
// What the shell has for signed-in people, and what is fetched behind each of their screens.
const signedInFrame = /\/app\/(tab-bar|jump-button|alerts-bell|alerts-watch)\.tsx$/

interface Users {
  /** Of the page itself too, and of what is around signed-in people's screens. */
  screens: Set<string>
  parts: Set<string>
}

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/

/** Who imports the module. Icons come through lucide's one index: who imports that and names the icon. */
function importersOf(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const icon = iconFile.exec(id)?.[1]
  if (icon === undefined) return importers
  const name = new RegExp(`\\b${icon.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}\\b`)
  return importers
    .flatMap((index) => graph.getModuleInfo(index)?.importers ?? [])
    .filter((user) => name.test(graph.getModuleInfo(user)?.code ?? ''))
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
  const { isEntry, dynamicImporters } = module
  if (isEntry) found.screens.add('page')
  else if (dynamicImporters.some((importer) => screenLists.test(importer))) found.screens.add(id)
  else if (dynamicImporters.length > 0) found.parts.add(id)
  for (const importer of importersOf(id, graph)) usersOf(importer, graph, found, seen)
  return found
}

/**
 * Which of the few large files a module travels in; null for one of its own. On a phone's line a request costs as much
 * time as a hundred kilobytes: what screens have in common is one file, even where a screen needs half of it.
 */
function fileOf(id: string, graph: ModuleGraph): string | null {
  const { screens, parts } = usersOf(id, graph)
  if (screens.has('page')) return 'page'
  const open = [...screens].filter((screen) => publicScreens.test(screen))
  if (open.length > 0) {
    if (screens.size > 1 && open.some((screen) => homeScreen.test(screen))) return 'page'
    // What a form needs, whoever fills it in. What only visitors read is cut by screen.
    return screens.size > open.length ? 'forms' : null
  }
  if ([...parts].some((part) => publicScreens.test(part))) return null
  const isFrame = [...parts].some((part) => signedInFrame.test(part))
  return isFrame || [...screens].some((screen) => screen.includes('/app/user-database')) || screens.size >= 3
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
      'import.meta.env.VITE_PLANS': JSON.stringify(environment.VITE_PLANS ?? 'on'),
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
      compressFiles(environment),
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
