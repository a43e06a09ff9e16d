import { describe, expect, test } from 'vitest'
import { sourcePatterns } from '../vite/chunks.ts'
import { filesIn, findCycles, type Import, isTest, readCode, readImports } from './support/project/imports.ts'

// The import rules outside src; architecture.test.ts has the rules of src.
const mayImport: Record<string, readonly string[]> = {
  src: [],
  sanity: [],
  vite: ['sanity/sample', 'src'],
  'supabase/functions': ['src/domain', 'src/report', 'src/words', 'src/lib'],
  'supabase/local': [
    'supabase/functions/_shared',
    'vite',
    'sanity/sample',
    'supabase/setup',
    'src/domain',
    'src/remote/content/content-queries.ts',
  ],
  'supabase/doctor': ['supabase/local', 'supabase/functions/_shared', 'vite'],
  'supabase/setup': [],
  tests: ['src', 'sanity', 'vite', 'supabase', 'package.json'],
}
const testsMayAlsoImport: Record<string, readonly string[]> = {
  src: ['tests'],
  'supabase/functions': ['tests'],
  'supabase/local': ['tests', 'src'],
}
// Only these files may use globals. Handlers take parameters instead, so that tests can call them.
const takesGlobals = /(\/(index|env|deps|billing-deps|platform)|_shared\/(http\/serve|log\/log-failure))\.ts$/
const globals = /\b(?:Deno|process|console)\.|(?<!typeof )\bglobalThis\b/
/** Whether a file uses the global `fetch` instead of a `fetch` parameter. */
const takesNetwork = (code: string) =>
  /\bfetch\b(?!:)/.test(code) && !/\bfetch: typeof globalThis\.fetch/.test(code)

const areas = Object.keys(mayImport)
const findArea = (file: string) =>
  file.startsWith('supabase/tests/') ? 'tests' : (areas.find((area) => file.startsWith(`${area}/`)) ?? file)

const functionFolder = (file: string) => file.split('/')[2]

function findSubject(file: string): string {
  const [, , , ...path] = file.split('/')
  return functionFolder(file) === '_shared' ? String(path[0]) : 'functions'
}

function isWithin(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}

function findBreach({ from, specifier, target }: Import): string | null {
  const where = `${from} imports ${specifier}`
  const area = findArea(from)
  if (target === null) return null
  if (findArea(target) === area) {
    if (area !== 'supabase/functions') return null
    const [one, other] = [functionFolder(from), functionFolder(target)]
    const isKnown = one === other || other === '_shared' || isTest(from)
    return isKnown ? null : `${where}: a function imports its own folder and _shared`
  }
  const allowed = [...(mayImport[area] ?? []), ...(isTest(from) ? (testsMayAlsoImport[area] ?? []) : [])]
  return allowed.some((place) => isWithin(target, place)) ? null : `${where}: ${area} may not`
}

const files = ['src', 'sanity', 'vite', 'supabase', 'tests'].flatMap(filesIn)
const imports = files.flatMap(readImports)
const product = imports.filter(({ from }) => !isTest(from))

describe('around src', () => {
  test('every folder has rules, and the scan finds them all', () => {
    expect([...new Set(files.map(findArea))].sort()).toEqual(Object.keys(mayImport).sort())
    for (const area of areas) expect(product.some(({ from }) => findArea(from) === area)).toBe(true)
  })

  test('imports follow the rules', () => {
    expect(imports.map(findBreach).filter(Boolean)).toEqual([])
  })

  test('a function imports by relative paths, because its bundle lacks package.json', () => {
    const loaded = new Set(files.filter((file) => findArea(file) === 'supabase/functions' && !isTest(file)))
    // The loop also visits the files that it adds to the set.
    for (const file of loaded)
      for (const { from, target } of product) if (from === file && target) loaded.add(target)
    expect([...loaded].filter((file) => file.startsWith('src/')).length).toBeGreaterThan(10)
    const named = product.filter(({ from, specifier }) => loaded.has(from) && specifier.startsWith('#'))
    expect(named.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([])
  })

  test('no cycle connects files, folders or subjects of the functions', () => {
    expect(findCycles(imports)).toEqual([])
    expect(findCycles(product, findArea)).toEqual([])
    const functions = product.filter(
      ({ from, target }) =>
        findArea(from) === 'supabase/functions' && target && findArea(target) === findArea(from),
    )
    expect(findCycles(functions, findSubject)).toEqual([])
  })

  test('a function receives its environment as a parameter', () => {
    const found = files
      .filter(
        (file) => findArea(file) === 'supabase/functions' && !isTest(file) && !file.includes('/testing/'),
      )
      .filter((file) => !takesGlobals.test(file))
      .filter((file) => globals.test(readCode(file)) || takesNetwork(readCode(file)))
    expect(found).toEqual([])
  })

  test('limits are named max…', () => {
    const named = files.flatMap((file) =>
      (readCode(file).match(/\b(?:most|longest)[A-Z]\w*/g) ?? []).map((name) => `${file}: ${name}`),
    )
    expect(named).toEqual([])
  })

  test('each alternative of each path pattern of the build matches a file', () => {
    const alternatives = (source: string): string[] => {
      const group = /\(([^()]*\|[^()]*)\)/.exec(source)
      if (!group) return [source]
      return String(group[1])
        .split('|')
        .flatMap((one) => alternatives(source.replace(group[0], () => one)))
    }
    const sources = filesIn('src').map((file) => `/${file}`)
    const unmatched = sourcePatterns
      .flatMap(({ source }) => alternatives(`(${source})`))
      .filter((one) => !sources.some((file) => new RegExp(one).test(file)))
    expect(unmatched).toEqual([])
  })
})
