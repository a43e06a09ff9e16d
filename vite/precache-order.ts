import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { fileRevision } from '../src/lib/hash.ts'
import { afterBuild } from './after-build.ts'
import { findFiles, readBuiltFiles } from './built-files.ts'
import { revisionMark } from './prerender-pages.ts'
import { mainScreens } from './screen-parts.ts'
import { screenFiles } from './shell-page.ts'

interface Entry {
  url: string
  revision: string | null
  size: number
}

/** The last file that the worker stores during its first install (src/app/worker/precache.ts). */
const lastOfFirst = 'shell.html'

/** Puts the entry and the main screens' code first, followed by their page, shell.html. Adds revisions. */
export function orderOfUse() {
  let folder = ''
  let built: Manifest = {}
  const withRevision = async (entry: Entry): Promise<Entry> => {
    const content = readFileSync(join(folder, entry.url))
    const revision = revisionMark.exec(content.toString())?.[1] ?? (await fileRevision(content))
    return { ...entry, revision }
  }
  return {
    // Runs early, because `writeHostFiles` later removes Vite's manifest, which `readBuiltFiles` needs.
    plugin: afterBuild('precache-order', 'pre', (output) => {
      folder = output
      built = readBuiltFiles(folder)
    }),
    transform: async (manifest: Entry[]) => {
      const screens = screenFiles(built)
      const code = mainScreens.flatMap((route) => Object.values(screens.get(route) ?? {}).flat())
      const first = [...new Set([...findFiles(built, ['index.html']), ...code, lastOfFirst])]
      const findRank = ({ url }: Entry) => {
        const rank = first.indexOf(url)
        return rank < 0 ? first.length : rank
      }
      return {
        manifest: await Promise.all(manifest.toSorted((a, b) => findRank(a) - findRank(b)).map(withRevision)),
      }
    },
  }
}
