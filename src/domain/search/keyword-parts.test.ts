import { expect, test } from 'vitest'
import { keywordParts } from './keyword-parts.ts'

const marked = (word: string, seed: string) =>
  keywordParts(word, seed)
    .map(({ text, added }) => (added ? `[${text}]` : text))
    .join('')

test.each([
  ['matcha latte at home', 'matcha latte', 'matcha latte[ at home]'],
  ['best Matcha Latte', 'matcha latte', '[best ]Matcha Latte'],
  ['iced matcha latte recipe', 'matcha latte', '[iced ]matcha latte[ recipe]'],
  ['matcha', 'matcha', 'matcha'],
  ['matcha latte', 'mat', 'mat[cha latte]'],
  ['shoes for running', 'running shoes', 'shoes [for ]running'],
  ['laufschuhe damen', 'running shoes', '[laufschuhe damen]'],
  ['قهوة عربية', 'قهوة', 'قهوة[ عربية]'],
  ['tea', '', '[tea]'],
])('splits %s for the seed %s', (word, seed, parts) => {
  expect(marked(word, seed)).toBe(parts)
})

test('splits no grapheme', () => {
  expect(marked('👩‍🍳 cake', '👩')).toBe('[👩‍🍳 cake]')
  expect(marked('👋🏽 hello', '👋')).toBe('[👋🏽 hello]')
  expect(marked('cafe\u0301', 'cafe')).toBe('[cafe\u0301]')
})

test.each(['İstanbul kahve', 'matcha  latte', 'a\u200Db c'])(
  'the parts of %s add up to the whole',
  (word) => {
    for (const seed of ['kahve', 'istanbul', 'matcha', 'a', ' ']) {
      const texts = keywordParts(word, seed).map(({ text }) => text)
      expect(texts.join('')).toBe(word)
    }
  },
)
