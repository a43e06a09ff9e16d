import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { readBuildEnvironment } from './vite/build-environment.ts'
import { chunkNames } from './vite/chunks.ts'
import { compressFiles } from './vite/compress-files.ts'
import { writeHostFiles } from './vite/hosting/host-files.ts'
import { keepLastBuilds } from './vite/keep-last-builds.ts'
import { oldestBrowsers } from './vite/oldest-browsers.ts'
import { orderOfUse } from './vite/precache-order.ts'
import { prerenderPages } from './vite/prerender-pages.ts'

// A screen of more parts than this is signed-in people's, whose service worker has all of them already: their names
// would be 4 kB of everybody's first visit.
const maxPreloaded = 20

export default defineConfig(({ mode, command }) => {
  // The embedded stack's app speaks to that stack, whatever the .env files tell a build for a host.
  const embedded = command === 'serve' || process.env.KEYTRAIL_PLANS !== undefined
  const envDir = embedded ? (false as const) : import.meta.dirname
  const environment = readBuildEnvironment(mode, envDir)
  const order = orderOfUse()
  return {
    envDir,
    // Words of the build even where they are unset: what depends on them is left out then.
    define: {
      'import.meta.env.VITE_PLANS': JSON.stringify(environment.VITE_PLANS ?? 'on'),
      'import.meta.env.KEYTRAIL_SAMPLE_BLOG': JSON.stringify(environment.KEYTRAIL_SAMPLE_BLOG ?? 'on'),
      'import.meta.env.VITE_GTM_ID': JSON.stringify(environment.VITE_GTM_ID ?? ''),
      'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(environment.VITE_TURNSTILE_SITE_KEY ?? ''),
    },
    plugins: [
      react(),
      tailwindcss(),
      prerenderPages(environment),
      order.plugin,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/app/worker',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        // A file of public: this plugin would add it to the worker's files with a revision that the worker cannot verify.
        manifest: false,
        // After the pages are drawn, so that they are among what it keeps.
        integration: { closeBundleOrder: 'post' },
        injectManifest: {
          manifestTransforms: [order.transform],
          globPatterns: ['**/*.{js,css,woff2}', '*.{html,webmanifest}', 'icons/*.{png,svg}'],
          // Operators are few, and its numbers need the network.
          globIgnores: ['**/admin-*.js'],
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
      target: oldestBrowsers,
      manifest: true,
      // One, in the pages themselves (vite/own-head.ts): no part of the app may ask for it again.
      cssCodeSplit: false,
      modulePreload: {
        // The oldest browsers served know how to preload.
        polyfill: false,
        resolveDependencies: (_, parts) => (parts.length > maxPreloaded ? [] : parts),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'page and signed-in screens', name: chunkNames() }],
          },
        },
      },
    },
  }
})
