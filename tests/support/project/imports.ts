import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export interface Import {
  /** Relative to the project's root. */
  from: string
  specifier: string
  /** Relative to the project's root; null for a package. */
  target: string | null
}

export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

export function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

export function readCode(file: string): string {
  return readText(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function resolveTarget(file: string, specifier: string): string | null {
  const named = /^#(src|tests)\/(.+)$/.exec(specifier)
  if (named) return join(String(named[1]), String(named[2]))
  return specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : null
}

/** Returns the file's imports and re-exports, including imports of types and dynamic imports. */
export function readImports(file: string): Import[] {
  const pattern =
    /(?:^|\n|;)\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|(?:\bimport\(|(?:^|\n)import\s)\s*['"]([^'"]+)['"]/g
  return [...readCode(file).matchAll(pattern)].map(([, named, fetched]) => {
    const specifier = named ?? fetched ?? ''
    return { from: file, specifier, target: resolveTarget(file, specifier) }
  })
}

export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Returns at least one cycle if the imports have any. Treats files with the same `groupName` as one. */
export function findCycles(
  imports: readonly Import[],
  groupName: (file: string) => string = (file) => file,
): string[][] {
  const edges = new Map<string, Set<string>>()
  for (const { from, target } of imports) {
    if (target === null || groupName(from) === groupName(target)) continue
    edges.set(groupName(from), (edges.get(groupName(from)) ?? new Set()).add(groupName(target)))
  }
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (name: string, path: string[]) => {
    const at = path.indexOf(name)
    if (at >= 0) return void circles.push([...path.slice(at), name])
    if (done.has(name)) return
    for (const next of edges.get(name) ?? []) walk(next, [...path, name])
    done.add(name)
  }
  for (const name of edges.keys()) walk(name, [])
  return circles
}
