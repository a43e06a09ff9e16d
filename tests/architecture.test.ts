import { describe, expect, test } from 'vitest'
import {
  circlesOf,
  codeOf,
  filesIn,
  type Import,
  importsOf,
  isTest,
  packageOf,
  textOf,
} from './support/project/imports.ts'

// The house rules of src, those around it are in architecture-around.test.ts: who may import whom, and which room owns which package. Exhaustive on purpose.
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  domain: [],
  words: ['domain', 'lib'],
  state: ['domain', 'lib'],
  db: ['domain', 'lib'],
  remote: ['domain', 'lib'],
  sync: ['db', 'remote', 'state', 'domain', 'lib'],
  ui: ['lib'],
  parts: ['ui', 'words', 'db', 'state', 'domain', 'lib'],
  features: ['parts', 'ui', 'words', 'db', 'state', 'domain', 'lib'],
  app: ['features', 'parts', 'ui', 'words', 'sync', 'db', 'remote', 'state', 'domain', 'lib'],
}
const acting = ['features', 'parts']
const actionsMayAlsoImport = ['remote', 'sync']
// An action that only passed its arguments on to one of these would say nothing.
const screensMayAlsoImport = [
  'remote/content/content.ts',
  'remote/tables/public-plans.ts',
  'sync/lookups/run-check.ts',
]
// What a screen changes goes through the `actions.ts` beside it: that keeps, has it sent, and says what failed.
const mayWrite = ['app', 'db', 'sync']
/** Names that two things still share. Shrinks only. */
const sharedNames = [
  'Change',
  'ContactMessage',
  'RichText',
  'TabBar',
  'Toast',
  'UserDatabase',
  'isStale',
  'readSearch',
  'signOut',
]
// Of lib only what is pure: rules run in the functions too.
const domainMayAlsoImport = [
  'lib/calendar-days.ts',
  'lib/file/file-stem.ts',
  'lib/format.ts',
  'lib/locale.ts',
  'lib/safe-url.ts',
]
// The design system knows no word of the product, only its own.
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
  'workbox-strategies': ['app'],
  wouter: ['parts', 'features', 'app'],
  zustand: ['state'],
}

// What functions say too, in other languages: they know no #src/.
const saidByFunctions = /^words\/((de|fr)\/news|news\/\w+|alerts\/alerts)\.ts$/

// `lazyPart('the calendar', async () => (await import(…` and its kin: a bare import() fails once and for all.
const fetchedLater =
  /\b(?:fetchPart|lazyPart|partSource|lazyScreen|staticScreen|prerendered)\(\s*(?:'[^']*',\s*)*(?:async )?\(\) =>\s*(?:\(await )?import\(/g
// Notes of this device are no change that has to be sent or can fail for the user.
const deviceNotes = ['src/db/writes/device-notes.ts', 'src/db/writes/kept-records.ts']
// Retries by itself.
const fetchesByItself = ['sync/engine/search-queue.ts']

const maxLines = 300
const maxFiles = 25

/** `db/core/schema.ts` of `src/db/core/schema.ts`. */
const inSource = (file: string) => file.slice('src/'.length)
const roomOf = (file: string) => inSource(file).split('/')[0] ?? ''
const featureOf = (file: string) => inSource(file).split('/')[1] ?? ''

function breachOf({ from, specifier, target }: Import): string | null {
  const room = roomOf(from)
  const where = `${from} imports ${specifier}`
  if (specifier.startsWith('../../') && !saidByFunctions.test(inSource(from)))
    return `${where}: rooms are named by #src/, not climbed to`
  if (!target) {
    const owners = packageOwners[packageOf(specifier)]
    if (!owners) return `${where}: no room owns this package`
    return owners.includes(room) ? null : `${where}: owned by ${owners.join(', ')}`
  }
  const targetRoom = roomOf(target)
  if (targetRoom === 'style.css') return room === 'app' ? null : `${where}: styles are composed by app`
  if (room === targetRoom)
    return room === 'features' && featureOf(from) !== featureOf(target)
      ? `${where}: a feature never imports a feature`
      : null
  const allowed = [
    ...(mayImport[room] ?? []),
    ...(acting.includes(room) && from.endsWith('/actions.ts') ? actionsMayAlsoImport : []),
  ]
  if (room === 'features' && screensMayAlsoImport.includes(inSource(target))) return null
  if (room === 'domain' && domainMayAlsoImport.includes(inSource(target))) return null
  if (room === 'ui' && inSource(target).startsWith(uiMayAlsoImport)) return null
  return allowed.includes(targetRoom) ? null : `${where}: ${room} may not import ${targetRoom}`
}

const files = filesIn('src').filter((file) => !isTest(file))
const imports = files.flatMap(importsOf)

describe('the house', () => {
  test('is not empty: the walk found files and imports', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(imports.length).toBeGreaterThan(100)
  })

  test('has no room without rules', () => {
    const rooms = new Set(files.map(roomOf))
    expect([...rooms].sort()).toEqual(Object.keys(mayImport).sort())
  })

  test('imports downwards only, and packages through their owner', () => {
    expect(imports.map(breachOf).filter(Boolean)).toEqual([])
  })

  test('writes to the store from actions.ts only, where screens are concerned', () => {
    const writers = imports
      .filter(({ target }) => target && inSource(target).startsWith('db/writes/'))
      .filter(({ target }) => !deviceNotes.includes(String(target)))
      .map(({ from }) => from)
      .filter((file) => !mayWrite.includes(roomOf(file)) && !file.endsWith('/actions.ts'))
    expect([...new Set(writers)].map(inSource)).toEqual([])
  })

  test('calls one thing by one name: none is exported twice', () => {
    const exported =
      /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
    const names = files
      .filter((file) => !/^words\/[a-z]{2}\//.test(inSource(file)))
      .flatMap((file) => [...new Set([...codeOf(file).matchAll(exported)].map(([, name]) => String(name)))])
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect([...new Set(twice)].sort()).toEqual(sharedNames)
  })

  test('has no cycle', () => {
    expect(circlesOf(imports)).toEqual([])
  })

  test('has no drawers: no utils, helpers, common, misc, and no barrel', () => {
    const drawers = files.filter((file) =>
      /\/(utils?|helpers?|common|misc|shared|index)(\.tsx?|\/)/.test(`/${inSource(file)}`),
    )
    expect(drawers).toEqual([])
  })

  test('has no clock in its rules: domain takes the time', () => {
    const clocks = files
      .filter((file) => roomOf(file) === 'domain')
      .filter((file) => /Date\.now\(|new Date\(\)/.test(codeOf(file)))
    expect(clocks).toEqual([])
  })

  test('reads import.meta.env in one file (and words of the build where something is left out by them)', () => {
    const readers = files.filter((file) => codeOf(file).includes('import.meta.env'))
    expect(readers.map((file) => inSource(file)).sort()).toEqual([
      'app/notices/consent.tsx',
      'app/worker/service-worker-registration.ts',
      'lib/env.ts',
      'parts/account/captcha.tsx',
    ])
  })

  test('fetches code later only by what asks again, and says so, when it does not come', () => {
    const bare = files
      .filter((file) => !fetchesByItself.includes(inSource(file)))
      .filter((file) => {
        const code = codeOf(file)
        const later = code.match(/(?<!typeof )\bimport\(/g) ?? []
        const kept = code.match(fetchedLater) ?? []
        return later.length !== kept.length || /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code)
      })
    expect(bare.map((file) => inSource(file))).toEqual([])
  })

  test('shares parts: two folders outside src/parts use each of them, directly or through another part', () => {
    const importers = Map.groupBy(imports, ({ target }) => target)
    const folder = (file: string) => (roomOf(file) === 'features' ? featureOf(file) : roomOf(file))
    const users = (part: string, seen = new Set<string>()): Set<string> => {
      for (const { from } of importers.get(part) ?? []) {
        if (seen.has(from)) continue
        seen.add(from)
        if (roomOf(from) === 'parts') users(from, seen)
      }
      return seen
    }
    const unshared = files
      .filter((file) => roomOf(file) === 'parts')
      .filter((file) => {
        const outside = [...users(file)].filter((user) => roomOf(user) !== 'parts')
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
      .filter((file) => textOf(file).split('\n').length > maxLines)
    expect(long).toEqual([])
  })
})
