import { expect, test } from 'vitest'
import { countHashtags, hasPhrase } from './captions.ts'

test.each([
  ['Oat  Latte at home', 'oat latte', true],
  ['my #OatLatte', 'oat latte', true],
  ['oat milk latte', 'oat latte', false],
  ['float lattes', 'oat latte', false],
  ['oat-latte!', 'oat latte', true],
  ['CAFE\u0301 frappé', 'café', true],
  ['كيف أصنع القهوة الباردة', 'القهوة الباردة', true],
  ['القهوةالباردةجدا', 'القهوة الباردة', false],
  ['วิธีทำชาเขียวมัทฉะที่บ้าน', 'ชาเขียว', true],
  ['วิธีทำกาแฟ', 'ชาเขียว', false],
  ['今日の抹茶ラテの作り方', '抹茶ラテ', true],
  ['今日の抹茶', '抹茶ラテ', false],
  ['', 'oat latte', false],
  ['anything', '!!!', false],
])('%j has %j: %s', (caption, phrase, expected) => {
  expect(hasPhrase(caption, phrase)).toBe(expected)
})

test.each([
  ['', 0],
  ['no tag # here', 0],
  ['#one #two#three', 3],
  ['＃抹茶 #ชาเขียว #قهوة', 3],
])('%j has %i hashtags', (caption, count) => {
  expect(countHashtags(caption)).toBe(count)
})
