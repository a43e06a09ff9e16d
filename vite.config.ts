import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { locales } from './src/lib/locale.ts'
import { readBuildEnvironment } from './vite/build-environment.ts'
import { chunkNames } from './vite/chunks.ts'
import { compressFiles } from './vite/compress-files.ts'
import { writeHostFiles } from './vite/hosting/host-files.ts'
import { keepLastBuilds } from './vite/keep-last-builds.ts'
import { orderOfUse } from './vite/precache-order.ts'
import { prerenderPages } from './vite/prerender-pages.ts'

// Other tools read `browserslist` in package.json; the bundler needs another format, such as "safari17.4".
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
)
const oldestBrowsers = browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))

// If a screen has more parts than this, they are not preloaded. Only screens for signed-in users have that
// many. The service worker has cached their parts, and listing the parts would add 4 kB to every first visit.
const maxPreloaded = 20

export default defineConfig(({ mode, command }) => {
  // The embedded stack's app talks to that stack and ignores the .env files, which configure a host's build.
  const embedded = command === 'serve' || process.env.KEYTRAIL_PLANS !== undefined
  const envDir = embedded ? (false as const) : import.meta.dirname
  const environment = readBuildEnvironment(mode, envDir)
  const order = orderOfUse()
  return {
    envDir,
    define: {
      // Vite itself would insert the text from the .env file, which may end in a slash.
      ...Object.fromEntries(
        (['VITE_SUPABASE_URL', 'VITE_SITE_URL', 'VITE_CONTENT_URL'] as const).flatMap((name) =>
          environment[name] ? [[`import.meta.env.${name}`, JSON.stringify(environment[name])]] : [],
        ),
      ),
      // These are defined even if they are unset, so that the bundler can remove unused code.
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
        // The web app manifest is in public/, because the plugin would precache a generated one with a
        // revision that the worker cannot verify.
        manifest: false,
        // The plugin runs after prerendering, so that the worker precaches the pages.
        integration: { closeBundleOrder: 'post' },
        injectManifest: {
          manifestTransforms: [order.transform],
          globPatterns: ['**/*.{js,css,woff2}', '*.{html,webmanifest}', 'icons/*.{png,svg}'],
          // Few users open the operators' and developers' screens, which need the network anyway. For a page
          // in another language, the worker serves the shell.
          globIgnores: [
            '**/{admin,developers}-*.js',
            'developers.html',
            ...locales.map((locale) => `${locale}.html`),
          ],
        },
      }),
      compressFiles(environment),
      keepLastBuilds(),
      writeHostFiles(environment),
    ],
    resolve: {
      alias: [
        // The package is a shim for a hook that React has had since version 18.
        { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
        // The package's default build is for browsers without classes or async functions.
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      ],
    },
    build: {
      target: oldestBrowsers,
      manifest: true,
      // The style sheet is inlined in the pages (vite/own-head.ts), so no script may request the file again.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, parts) => (parts.length > maxPreloaded ? [] : parts),
      },
      rolldownOptions: {
        output: {
          // The service worker contains the name of each file, so every character of the hash makes the
          // compressed worker 1.5% larger.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'page and signed-in screens', name: chunkNames() }],
          },
        },
      },
    },
  }
})
