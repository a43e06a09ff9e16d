import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

/** Keyed by source file, or by `_name-hash.js` for a shared file. */
export type BuiltFiles = Record<string, Chunk>

export function readBuiltFiles(folder: string): BuiltFiles {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}

/**
 * Returns the files of the sources, which are keys or their beginnings, and of their static imports. Throws
 * if a source is not in the build.
 */
export function findFiles(built: BuiltFiles, sources: readonly string[]): Set<string> {
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
