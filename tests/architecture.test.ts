import { describe, expect, test } from 'vitest'
import {
  filesIn,
  findCycles,
  type Import,
  isTest,
  packageName,
  readCode,
  readImports,
  readText,
} from './support/project/imports.ts'

// The import rules of src; architecture-around.test.ts has the rules of the other folders.
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  domain: [],
  words: ['domain', 'lib'],
  report: ['words', 'domain', 'lib'],
  state: ['domain', 'lib'],
  db: ['domain', 'lib'],
  remote: ['domain', 'lib'],
  sync: ['db', 'remote', 'state', 'domain', 'lib'],
  ui: ['lib'],
  parts: ['ui', 'report', 'words', 'db', 'state', 'domain', 'lib'],
  features: ['parts', 'ui', 'report', 'words', 'db', 'state', 'domain', 'lib'],
  app: ['features', 'parts', 'ui', 'report', 'words', 'sync', 'db', 'remote', 'state', 'domain', 'lib'],
}
const acting = ['features', 'parts']
const actionsMayAlsoImport = ['remote', 'sync']
// Screens may call these directly: an action that only passed its arguments on would add nothing.
const screensMayAlsoImport = [
  'remote/content/content.ts',
  'remote/tables/public-plans.ts',
  'sync/lookups/run-check.ts',
]
// Only these layers may write to the store. Screens write through an `actions.ts`, which also sends the
// change and reports failures.
const mayWrite = ['app', 'db', 'sync']
/** Names that several files export. Do not add to this list. */
const sharedNames = [
  'Change',
  'RichText',
  'TabBar',
  'Toast',
  'UserDatabase',
  'isStale',
  'readSearch',
  'signOut',
]
// Domain may import only these pure parts of lib, because it also runs in the functions.
const domainMayAlsoImport = ['lib/calendar-days.ts', 'lib/format.ts', 'lib/locale.ts', 'lib/safe-url.ts']
// The design system may use only the words of its own controls.
const uiMayAlsoImport = 'words/controls/'

const packageOwners: Record<string, readonly string[]> = {
  '@fontsource-variable/bricolage-grotesque': ['style.css'],
  '@portabletext/react': ['parts'],
  '@sanity/image-url': ['parts'],
  '@supabase/auth-js': ['remote'],
  '@supabase/postgrest-js': ['remote'],
  '@tanstack/react-virtual': ['ui'],
  cmdk: ['ui'],
  dexie: ['db'],
  'dexie-react-hooks': ['parts', 'features', 'app'],
  'embla-carousel-react': ['features'],
  'fake-indexeddb': ['db'],
  'lucide-react': ['ui', 'parts', 'features', 'app'],
  papaparse: ['lib'],
  'radix-ui': ['ui'],
  react: ['ui', 'parts', 'features', 'app'],
  'react-day-picker': ['ui'],
  'react-dom': ['app'],
  uplot: ['ui'],
  valibot: ['domain', 'lib', 'db', 'remote', 'features'],
  'workbox-routing': ['app'],
  'workbox-window': ['app'],
  'workbox-strategies': ['app'],
  wouter: ['parts', 'features', 'app'],
  zustand: ['state'],
}

// Only these files may use relative paths to other folders, because the functions import them and cannot
// resolve #src/.
const usedByFunctions = [
  /^words\/((de|fr)\/(alerts|news|report)|(alerts|news|report)\/[\w-]+)\.ts$/,
  /^words\/(check\/ranking(-table)?|key-phrase\/position(s|-table)|keywords\/keyword-tables)\.ts$/,
  /^words\/(search\/search-(errors|reasons)|tracking\/(key-phrase-status|tracked-(list|file)))\.ts$/,
  /^domain\/(account\/rows|report\/content|search\/export-rows)\.ts$/,
  /^domain\/(insight\/opportunity|tracking\/(daily-strip|positions|tracked-item))\.ts$/,
]

// Matches `lazyPart('calendar', () => import(…` and other calls that retry. A bare import() never retries.
const fetchedLater =
  /\b(?:fetchPart|fetchOptionalPart|lazyPart|nearPart|partSource|lazyScreen|staticScreen|prerendered)\(\s*(?:'[^']*',\s*)*(?:async )?\(\) =>\s*(?:\(await )?import\(/g
// Screens may write these notes directly, because the notes stay on the device.
const deviceNotes = ['src/db/writes/device-notes.ts']
// This file may use a bare import(), because it retries on its own.
const fetchesByItself = ['sync/engine/search-queue.ts']

const maxLines = 300
const maxFiles = 25

const inSource = (file: string) => file.slice('src/'.length)
const layerName = (file: string) => inSource(file).split('/')[0] ?? ''
const featureFolder = (file: string) => inSource(file).split('/')[1] ?? ''

function findBreach({ from, specifier, target }: Import): string | null {
  const layer = layerName(from)
  const where = `${from} imports ${specifier}`
  if (specifier.startsWith('../../') && !usedByFunctions.some((files) => files.test(inSource(from))))
    return `${where}: use #src/ instead of a relative path to another folder`
  if (!target) {
    const owners = packageOwners[packageName(specifier)]
    if (!owners) return `${where}: no folder owns this package`
    return owners.includes(layer) ? null : `${where}: owned by ${owners.join(', ')}`
  }
  const targetLayer = layerName(target)
  if (targetLayer === 'style.css') return layer === 'app' ? null : `${where}: styles are composed by app`
  if (layer === targetLayer)
    return layer === 'features' && featureFolder(from) !== featureFolder(target)
      ? `${where}: a feature never imports a feature`
      : null
  const allowed = [
    ...(mayImport[layer] ?? []),
    ...(acting.includes(layer) && from.endsWith('/actions.ts') ? actionsMayAlsoImport : []),
  ]
  if (layer === 'features' && screensMayAlsoImport.includes(inSource(target))) return null
  if (layer === 'domain' && domainMayAlsoImport.includes(inSource(target))) return null
  if (layer === 'ui' && inSource(target).startsWith(uiMayAlsoImport)) return null
  return allowed.includes(targetLayer) ? null : `${where}: ${layer} may not import ${targetLayer}`
}

const files = filesIn('src').filter((file) => !isTest(file))
const imports = files.flatMap(readImports)

describe('src', () => {
  test('is found, with its imports', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(imports.length).toBeGreaterThan(100)
  })

  test('has no folder without rules', () => {
    const layers = new Set(files.map(layerName))
    expect([...layers].sort()).toEqual(Object.keys(mayImport).sort())
  })

  test('imports downwards only, and packages through their owner', () => {
    expect(imports.map(findBreach).filter(Boolean)).toEqual([])
  })

  test('lets screens write to the store through actions.ts only', () => {
    const writers = imports
      .filter(({ target }) => target && inSource(target).startsWith('db/writes/'))
      .filter(({ target }) => !deviceNotes.includes(String(target)))
      .map(({ from }) => from)
      .filter((file) => !mayWrite.includes(layerName(file)) && !file.endsWith('/actions.ts'))
    expect([...new Set(writers)].map(inSource)).toEqual([])
  })

  test('exports no name twice', () => {
    const exported =
      /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
    const names = files
      .filter((file) => !/^words\/[a-z]{2}\//.test(inSource(file)))
      .flatMap((file) => [...new Set([...readCode(file).matchAll(exported)].map(([, name]) => String(name)))])
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect([...new Set(twice)].sort()).toEqual(sharedNames)
  })

  test('has no cycle', () => {
    expect(findCycles(imports)).toEqual([])
  })

  test('has no utils, helpers, common or misc, and no barrel', () => {
    const drawers = files.filter((file) =>
      /\/(utils?|helpers?|common|misc|shared|index)(\.tsx?|\/)/.test(`/${inSource(file)}`),
    )
    expect(drawers).toEqual([])
  })

  test('reads no clock in domain: the time is a parameter', () => {
    const clocks = files
      .filter((file) => layerName(file) === 'domain')
      .filter((file) => /Date\.now\(|new Date\(\)/.test(readCode(file)))
    expect(clocks).toEqual([])
  })

  test('reads import.meta.env in one file, and build constants only where they remove code', () => {
    const readers = files.filter((file) => readCode(file).includes('import.meta.env'))
    expect(readers.map((file) => inSource(file)).sort()).toEqual([
      'app/main.tsx',
      'app/notices/consent.tsx',
      'lib/env.ts',
      'parts/account/captcha.tsx',
    ])
  })

  test('loads code lazily only with a retry and an error message', () => {
    const bare = files
      .filter((file) => !fetchesByItself.includes(inSource(file)))
      .filter((file) => {
        const code = readCode(file)
        const later = code.match(/(?<!typeof )\bimport\(/g) ?? []
        const kept = code.match(fetchedLater) ?? []
        return later.length !== kept.length || /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code)
      })
    expect(bare.map((file) => inSource(file))).toEqual([])
  })

  test('keeps in parts only code that two folders outside src/parts use, directly or through another part', () => {
    const importers = Map.groupBy(imports, ({ target }) => target)
    const folder = (file: string) => (layerName(file) === 'features' ? featureFolder(file) : layerName(file))
    const users = (part: string, seen = new Set<string>()): Set<string> => {
      for (const { from } of importers.get(part) ?? []) {
        if (seen.has(from)) continue
        seen.add(from)
        if (layerName(from) === 'parts') users(from, seen)
      }
      return seen
    }
    const unshared = files
      .filter((file) => layerName(file) === 'parts')
      .filter((file) => {
        const outside = [...users(file)].filter((user) => layerName(user) !== 'parts')
        return new Set(outside.map(folder)).size < 2
      })
    expect(unshared).toEqual([])
  })

  test(`has at most ${maxFiles} files in a folder, tests aside`, () => {
    const code = ['src', 'sanity', 'supabase', 'tests', 'vite']
      .flatMap(filesIn)
      .filter((file) => !isTest(file))
    const folders = Map.groupBy(code, (file) => file.slice(0, file.lastIndexOf('/')))
    const full = [...folders].filter(([, { length }]) => length > maxFiles).map(([folder]) => folder)
    expect(full).toEqual([])
  })

  test(`has no file over ${maxLines} lines, here or in the functions and the stack`, () => {
    const long = ['src', 'sanity', 'supabase', 'tests', 'vite']
      .flatMap(filesIn)
      .filter((file) => readText(file).split('\n').length > maxLines)
    expect(long).toEqual([])
  })
})
