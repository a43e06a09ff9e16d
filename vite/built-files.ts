import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Returns the manifest, whose keys are source files, or `_name-hash.js` for shared chunks. */
export function readBuiltFiles(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}

/**
 * Returns the built files of `sources` and of everything that they import statically. A source is a manifest
 * key or the start of one. Throws if no key matches a source.
 */
export function findFiles(built: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const walk = (key: string) => {
    const chunk = built[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) walk(imported)
  }
  for (const source of sources) {
    const key = Object.keys(built).find((name) => name.startsWith(source))
    if (!key) throw new Error(`the build has no chunk for ${source}`)
    walk(key)
  }
  return files
}
