import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type BuiltFiles, filesOf, readBuiltFiles } from './built-files.ts'
import { mainScreens } from './screen-parts.ts'
import { screenFiles } from './shell-page.ts'

interface Entry {
  url: string
  revision: string | null
  size: number
}

/** The last file that the worker stores during its install (src/app/worker/precache.ts). */
const lastOfFirst = 'shell.html'
const alsoFirst = ['manifest.webmanifest']

/**
 * Sorts the worker's files by their use: the entry and the code of the main screens, then the shell that opens them, then the
 * rest. `plugin` tells `transform` where the build is.
 */
export function orderOfUse(): { plugin: Plugin; transform: (manifest: Entry[]) => { manifest: Entry[] } } {
  let folder = ''
  let built: BuiltFiles = {}
  return {
    plugin: {
      name: 'precache-order',
      configResolved(config) {
        folder = resolve(config.root, config.build.outDir)
      },
      // A build for a host removes its manifest at the end.
      closeBundle: {
        sequential: true,
        order: 'pre',
        handler() {
          built = readBuiltFiles(folder)
        },
      },
    },
    transform: (manifest) => {
      const screens = screenFiles(built)
      const code = mainScreens.flatMap((route) => Object.values(screens.get(route) ?? {}).flat())
      const first = [...new Set([...filesOf(built, ['index.html']), ...code, ...alsoFirst, lastOfFirst])]
      const rankOf = ({ url }: Entry) => {
        const rank = first.indexOf(url)
        return rank < 0 ? first.length : rank
      }
      return { manifest: manifest.toSorted((a, b) => rankOf(a) - rankOf(b)) }
    },
  }
}
