import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import { schedule } from '../supabase/local/schedule.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const chapters = [
  'README.md',
  'CONTRIBUTING.md',
  'src/ui/DESIGN.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const sources = [
  'src',
  'tests',
  'supabase/functions',
  'supabase/local',
  'supabase/schemas',
  'supabase/tests',
  'vite',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|sql|css)$/.test(name))
    .map((name) => `${folder}/${name}`),
)
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
const known = new Set<string>(read('.env.example').match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))
for (const name of read('supabase/config.toml').match(/env\((\w+)\)/g) ?? []) known.add(name.slice(4, -1))
for (const name of [
  'SUPABASE_SECRET_KEY',
  'NEW_DATABASE_URL',
  'CHROMIUM_PATH',
  'POSTGRES_PASSWORD',
  'ON_ERROR_STOP',
])
  known.add(name)

describe.each(chapters)('%s', (name) => {
  const text = read(name)

  test('links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target)
    expect(links.filter((target) => !existsSync(join(root, dirname(name), target)))).toEqual([])
    const named = [...text.matchAll(/`((?:src|supabase|tests|vite|docs|sanity)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    )
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('names existing commands', () => {
    const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
    expect(named.filter((script) => !scripts.includes(script))).toEqual([])
  })

  test('names existing variables', () => {
    const named = text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []
    expect([...new Set(named)].filter((variable) => !known.has(variable))).toEqual([])
  })
})

test('sources name only files and documents that exist', () => {
  const named = sources.flatMap((source) =>
    (
      read(source).match(
        /(?<![\w./-])(?:src|tests|supabase|vite|docs|sanity)\/[\w./-]+\.(?:tsx?|sql|md|css)\b/g,
      ) ?? []
    )
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${source}: ${file}`),
  )
  expect(named).toEqual([])
})

test('the documentation lists every variable that supabase/config.toml reads', () => {
  const hosting = read('docs/hosting.md')
  for (const [, name = ''] of read('supabase/config.toml').matchAll(/env\((\w+)\)/g))
    expect(hosting).toContain(name)
})

test('operations lists every job, and only existing codes', () => {
  const operations = read('docs/operations.md')
  const inTable = (heading: string) =>
    (
      operations
        .split(heading)[1]
        ?.split('\n## ')[0]
        ?.match(/^\| `.*?\|/gm) ?? []
    ).flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
  expect(inTable('## Schedule').sort()).toEqual(Object.keys(schedule).sort())
  const codes = inTable('## Failures')
  expect(codes.length).toBeGreaterThan(8)
  expect(codes.filter((code) => !isSearchErrorCode(code))).toEqual([])
})

test('each of the 27 rules of the security checklist names its test', () => {
  const rows = read('docs/security.md').match(/^\| \d+ \|.*$/gm) ?? []
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 27 }, (_, n) => n + 1))
  // The test 'links to existing files' checks that the named files exist.
  for (const row of rows) expect(row.split('|')[3]).toMatch(/`[\w./-]+\.test\.tsx?`/)
})
