import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schedule } from '../../supabase/local/schedule.ts'
import { filesIn, isTest, readText } from '../support/project/imports.ts'

const readTexts = (folder: string) =>
  filesIn(folder)
    .filter((file) => !isTest(file))
    .map(readText)
const namesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean) ?? ''))

const folders = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'))
const migrations = readdirSync('supabase/migrations').map((name) => readText(`supabase/migrations/${name}`))

test('every folder is a function: a shell, a handler with tests, and its packages', () => {
  expect(folders.length).toBeGreaterThan(10)
  for (const folder of folders)
    expect(readdirSync(`supabase/functions/${folder}`), folder).toEqual(
      expect.arrayContaining(['index.ts', 'handler.ts', 'handler.test.ts', 'deno.json']),
    )
})

test('the deployment lists them all, and lets each verify its callers itself', () => {
  const config = readText('supabase/config.toml')
  const listed = [...config.matchAll(/^\[functions\.([\w-]+)\]\n((?:[^[\n].*\n)*)/gm)]
  expect(listed.map(([, name]) => name).sort()).toEqual([...folders].sort())
  for (const [, name, settings] of listed) expect(settings, name).toContain('verify_jwt = false')
})

// Called by programs with a personal token, by monitoring, and by readers of published reports and emails.
const calledFromOutside = ['api', 'mcp', 'metrics', 'report', 'stop-mail']

test('each has a caller, and every call has a function', () => {
  const calls = /(?:functions\/v1\/|\bcallAsUser\('|\bcallFunction\(')([a-z][a-z-]+)|`([a-z-]+)\?\$/g
  const called = [
    ...namesIn(readTexts('src/remote'), calls),
    ...namesIn(readTexts('supabase/functions'), calls),
    ...namesIn(readTexts('supabase/local'), calls),
    ...Object.keys(schedule).filter((name) => folders.includes(name)),
  ]
  expect([...new Set([...called, ...calledFromOutside])].sort()).toEqual([...folders].sort())
})

test('the jobs of the hosted database call existing functions', () => {
  const edge = namesIn(migrations, /(?:call_function\('|\|\| '\/)([a-z][a-z-]+)'/g)
  expect(edge.length).toBeGreaterThan(2)
  for (const name of edge) expect(folders).toContain(name)
  const own = namesIn(migrations, /cron\.schedule\('[^']+', '[^']+', 'select public\.(\w+)\(\)'/g)
  expect([...new Set([...edge, ...own.map((name) => name.replaceAll('_', '-'))])].sort()).toEqual(
    Object.keys(schedule).sort(),
  )
})
