import { expect, test } from 'vitest'
import { isUnwelcome, readBrandWords, toggleUnwelcome } from './brand-words.ts'

const fields = { names: ' @Acme \n\nacme\nACME  shoes', country: 'gb' as const, unwelcome: 'Scam\nscam\n' }
const read = (changed: Partial<typeof fields>, room = 5, before: readonly string[] = []) =>
  readBrandWords({ ...fields, ...changed }, room, { names: [...before], country: 'gb', unwelcome: [] })

test('reads names without @ and words in lower case, each once', () => {
  expect(read({})).toEqual({ names: ['Acme', 'ACME shoes'], country: 'gb', unwelcome: ['scam'] })
})

test.each([
  ['short', { names: 'acme\nx' }],
  ['long', { names: 'x'.repeat(101) }],
  ['many', { names: '11\n12\n13\n14\n15\n16' }],
  ['longWord', { unwelcome: 'x'.repeat(41) }],
  ['manyWords', { unwelcome: Array.from({ length: 101 }, (_, n) => `w${n}`).join('\n') }],
])('finds the problem: %s', (problem, changed) => {
  expect(read(changed)).toBe(problem)
})

test('after a downgrade, names can be removed, but not replaced', () => {
  expect(read({ names: 'acme\nbolt' }, 1, ['acme', 'bolt', 'crux'])).toMatchObject({
    names: ['acme', 'bolt'],
  })
  expect(read({ names: 'acme\ndune' }, 1, ['acme', 'bolt'])).toBe('many')
})

test.each([
  ['Acme: a SCAM?', true],
  ['acme scamp', false],
  ['is acme class action ready', true],
  ['acme', false],
])('an unwelcome word is found as a whole word: %s', (suggestion, found) => {
  expect(isUnwelcome(suggestion, ['scam', 'class-action'])).toBe(found)
})

test('marks what a suggestion adds to the name, and removes the mark again', () => {
  expect(toggleUnwelcome('Acme Shoes scam', 'acme shoes', ['fake'])).toEqual(['fake', 'scam'])
  expect(toggleUnwelcome('acme scam', 'acme', ['fake', 'scam'])).toEqual(['fake'])
  expect(toggleUnwelcome('is acme any good', '@acme', [])).toEqual(['is acme any good'])
  expect(toggleUnwelcome('Beware of: Acme!', 'acme', [])).toEqual(['beware of'])
})

test('marks nothing without a word beside the name, or without room', () => {
  expect(toggleUnwelcome('ACME', 'acme', [])).toBeNull()
  expect(toggleUnwelcome('acme acme', 'acme', [])).toBeNull()
  expect(toggleUnwelcome(`acme ${'x'.repeat(41)}`, 'acme', [])).toBeNull()
  const full = Array.from({ length: 100 }, (_, n) => `word${n}`)
  expect(toggleUnwelcome('acme scam', 'acme', full)).toBeNull()
})
