import { describe, expect, test } from 'vitest'
import { sourcePatterns } from '../vite/chunks.ts'
import { circlesOf, codeOf, filesIn, type Import, importsOf, isTest } from './support/project/imports.ts'

// The house rules around src, whose own are in architecture.test.ts: who may import whom. Exhaustive on purpose.
const mayImport: Record<string, readonly string[]> = {
  src: [],
  sanity: [],
  vite: ['sanity/sample', 'src'],
  'supabase/functions': ['src/domain', 'src/words', 'src/lib'],
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
/** A test stands beside what it proves, and may take what stands in for the rest. */
const testsMayAlsoImport: Record<string, readonly string[]> = {
  src: ['tests'],
  'supabase/functions': ['tests'],
  'supabase/local': ['tests', 'src'],
}
// What a function runs on: its handler is given all of it, and can be called from a test.
const takesGlobals = /(\/(index|env|deps|billing-deps|platform)|_shared\/(http\/serve|log\/log-failure))\.ts$/
const globals = /\b(?:Deno|process|console)\.|(?<!typeof )\bglobalThis\b/
/** Whether a file takes the network itself, and is not given a `fetch`. */
const takesNetwork = (code: string) =>
  /\bfetch\b(?!:)/.test(code) && !/\bfetch: typeof globalThis\.fetch/.test(code)

const areas = Object.keys(mayImport)
const areaOf = (file: string) =>
  file.startsWith('supabase/tests/') ? 'tests' : (areas.find((area) => file.startsWith(`${area}/`)) ?? file)

/** The folder of a function, or `_shared`. */
const functionOf = (file: string) => file.split('/')[2]

/** A subject of the functions' shared files: a folder, or a file beside the folders. */
function subjectOf(file: string): string {
  const [, , , ...path] = file.split('/')
  return functionOf(file) === '_shared' ? String(path[0]) : 'functions'
}

function isWithin(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}

function breachOf({ from, specifier, target }: Import): string | null {
  const where = `${from} imports ${specifier}`
  const area = areaOf(from)
  if (target === null) return null
  if (areaOf(target) === area) {
    if (area !== 'supabase/functions') return null
    const [one, other] = [functionOf(from), functionOf(target)]
    const isKnown = one === other || other === '_shared' || isTest(from)
    return isKnown ? null : `${where}: a function imports its own folder and _shared`
  }
  const allowed = [...(mayImport[area] ?? []), ...(isTest(from) ? (testsMayAlsoImport[area] ?? []) : [])]
  return allowed.some((place) => isWithin(target, place)) ? null : `${where}: ${area} may not`
}

const files = ['src', 'sanity', 'vite', 'supabase', 'tests'].flatMap(filesIn)
const imports = files.flatMap(importsOf)
const product = imports.filter(({ from }) => !isTest(from))

/** What these files load, themselves and through others, themselves among it. */
function loadedBy(these: readonly string[]): Set<string> {
  const loaded = new Set(these)
  // A set is walked on to what is added on the way.
  for (const file of loaded)
    for (const { from, target } of product) if (from === file && target) loaded.add(target)
  return loaded
}

describe('around src', () => {
  test('every folder has rules, and the walk found them all', () => {
    expect([...new Set(files.map(areaOf))].sort()).toEqual(Object.keys(mayImport).sort())
    for (const area of areas) expect(product.some(({ from }) => areaOf(from) === area)).toBe(true)
  })

  test('imports go one way', () => {
    expect(imports.map(breachOf).filter(Boolean)).toEqual([])
  })

  test('what a function loads is imported by relative paths: its bundle knows nothing of package.json', () => {
    const loaded = loadedBy(files.filter((file) => areaOf(file) === 'supabase/functions' && !isTest(file)))
    expect([...loaded].filter((file) => file.startsWith('src/')).length).toBeGreaterThan(10)
    const named = product.filter(({ from, specifier }) => loaded.has(from) && specifier.startsWith('#'))
    expect(named.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([])
  })

  test('a benchmark loads nothing that expects, which works within a test only', () => {
    const loaded = loadedBy(files.filter((file) => file.startsWith('tests/bench/')))
    expect(loaded.size).toBeGreaterThan(20)
    const expecting = /\bimport \{[^}]*\bexpect\b[^}]*\} from 'vitest'/
    expect([...loaded].filter((file) => files.includes(file) && expecting.test(codeOf(file)))).toEqual([])
  })

  test('there is no circle between files, between folders, nor between the subjects of the functions', () => {
    expect(circlesOf(imports)).toEqual([])
    expect(circlesOf(product, areaOf)).toEqual([])
    const functions = product.filter(
      ({ from, target }) =>
        areaOf(from) === 'supabase/functions' && target && areaOf(target) === areaOf(from),
    )
    expect(circlesOf(functions, subjectOf)).toEqual([])
  })

  test('a function is given what it runs on by its shell', () => {
    const found = files
      .filter((file) => areaOf(file) === 'supabase/functions' && !isTest(file) && !file.includes('/testing/'))
      .filter((file) => !takesGlobals.test(file))
      .filter((file) => globals.test(codeOf(file)) || takesNetwork(codeOf(file)))
    expect(found).toEqual([])
  })

  test('a maximum is a max', () => {
    const named = files.flatMap((file) =>
      (codeOf(file).match(/\b(?:most|longest)[A-Z]\w*/g) ?? []).map((name) => `${file}: ${name}`),
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
