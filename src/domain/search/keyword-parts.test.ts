import { expect, test } from 'vitest'
import { keywordParts } from './keyword-parts.ts'

/** What was added stands in brackets. */
const told = (word: string, seed: string) =>
  keywordParts(word, seed)
    .map(({ text, added }) => (added ? `[${text}]` : text))
    .join('')

test.each([
  ['matcha latte at home', 'matcha latte', 'matcha latte[ at home]'],
  ['best Matcha Latte', 'matcha latte', '[best ]Matcha Latte'],
  ['iced matcha latte recipe', 'matcha latte', '[iced ]matcha latte[ recipe]'],
  ['matcha', 'matcha', 'matcha'],
  // Letter by letter: the seed ends within a word.
  ['matcha latte', 'mat', 'mat[cha latte]'],
  // TikTok turns the words round, or leaves one out.
  ['shoes for running', 'running shoes', 'shoes [for ]running'],
  ['laufschuhe damen', 'running shoes', '[laufschuhe damen]'],
  ['قهوة عربية', 'قهوة', 'قهوة[ عربية]'],
  ['tea', '', '[tea]'],
])('%s of %s', (word, seed, parts) => {
  expect(told(word, seed)).toBe(parts)
})

test('no character is taken apart', () => {
  expect(told('👩‍🍳 cake', '👩')).toBe('[👩‍🍳 cake]')
  expect(told('👋🏽 hello', '👋')).toBe('[👋🏽 hello]')
  expect(told('cafe\u0301', 'cafe')).toBe('[cafe\u0301]')
})

test.each(['İstanbul kahve', 'matcha  latte', 'a\u200Db c'])('the pieces of %s are all of it', (word) => {
  for (const seed of ['kahve', 'istanbul', 'matcha', 'a', ' ']) {
    expect(
      keywordParts(word, seed)
        .map(({ text }) => text)
        .join(''),
    ).toBe(word)
  }
})
