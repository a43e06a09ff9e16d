import { expect, test } from 'vitest'
import { findTargets } from './jump-targets.ts'

const find = (labels: readonly string[], text: string) => findTargets(labels, (label) => label, text)

test('ignores case and accents on both sides', () => {
  expect(find(['Crème brûlée', 'Creme fraiche', 'bread'], 'CREME')).toEqual(['Crème brûlée', 'Creme fraiche'])
  expect(find(['creme brulee'], 'crème BRÛLÉE')).toEqual(['creme brulee'])
  expect(find(['İstanbul'], 'istanbul')).toEqual(['İstanbul'])
})

test('requires every word, in any order, and ignores surrounding spaces', () => {
  expect(find(['trail running tips', 'trail mix'], '  tips trail ')).toEqual(['trail running tips'])
})

test('distinguishes vowel signs of other scripts', () => {
  expect(find(['की', 'का'], 'की')).toEqual(['की'])
})

test('returns at most eight targets', () => {
  const many = Array.from({ length: 20 }, (_, n) => `phrase ${n}`)
  expect(find(many, '')).toEqual(many.slice(0, 8))
  expect(find(many, 'phrase 1')).toHaveLength(8)
})
