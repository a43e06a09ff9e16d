import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'

const keptForMs = 30 * 24 * 3_600_000
// Counts every copy: most scripts and styles exist three times, plain and compressed with brotli and gzip.
const maxKept = 3_000

function assetsIn(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => ({
      name,
      content: readFileSync(join(folder, name)),
      at: statSync(join(folder, name)).mtime,
    }))
    .filter(({ at }) => at.getTime() > Date.now() - keptForMs)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, maxKept)
}

/** Keeps the hashed files that builds of the last 30 days wrote, because open pages may still load them. */
export function keepLastBuilds(): Plugin {
  let folder = ''
  let earlier: ReturnType<typeof assetsIn> = []
  const restore = () => {
    for (const { name, content, at } of earlier) {
      const file = join(folder, name)
      if (existsSync(file)) continue
      writeFileSync(file, content)
      utimesSync(file, at, at)
    }
  }
  return {
    ...afterBuild('keep-last-builds', 'post', restore),
    // Runs after the service worker is written; otherwise, the worker would list these files too.
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir)
      // Reads the files before Vite empties the folder.
      earlier = assetsIn(folder)
    },
  }
}
