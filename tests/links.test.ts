import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Data can hold any address: whoever follows one goes through the component that looks at it first.
const door = 'ui/outside-link.tsx'
const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

test.each([
  ['opens a new tab', /target="_blank"|window\.open\(/],
  ['links to an address of a row or an answer', /<a\b[^>]*\bhref=\{[^}]*(_url|\.url|\.href)\b/],
])('nobody but the door %s', (_, pattern) => {
  expect(
    files.filter(({ name, text }) => name !== door && pattern.test(text)).map(({ name }) => name),
  ).toEqual([])
})

test('the door does', () => {
  expect(files.find(({ name }) => name === door)?.text).toContain('target="_blank"')
})
