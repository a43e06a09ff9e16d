import { expect, test } from 'vitest'
import { isToken, looksLikeToken, newToken, tokenChecksum } from './api-token.ts'

const token = `kt_${'0123456789ABCDEFGHIJKLMNOPQRSTUVWX'}${tokenChecksum('0123456789ABCDEFGHIJKLMNOPQRSTUVWX')}`

test('computes the checksum by hand-worked examples', () => {
  // The published CRC-32 of this text is 0xCBF43926 = 3·62⁵ + 45·62⁴ + 35·62³ + 27·62² + 22·62 + 14.
  expect(tokenChecksum('123456789')).toBe('3jZRME')
  expect(tokenChecksum('')).toBe('000000')
})

test('recognises a token, and finds each mistyped or swapped letter', () => {
  expect(token).toHaveLength(43)
  expect(isToken(token)).toBe(true)
  for (let at = 3; at < token.length; at += 1) {
    const typed = token[at] === 'x' ? 'y' : 'x'
    expect(isToken(token.slice(0, at) + typed + token.slice(at + 1)), `letter ${at}`).toBe(false)
  }
  const swapped = token.slice(0, 10) + token[11] + token[10] + token.slice(12)
  expect(isToken(swapped)).toBe(false)
})

test('rejects text that only begins like a token', () => {
  for (const text of ['', 'kt_', `${token}0`, token.slice(0, -1), ` ${token}`, token.replace('kt_', 'kt-')])
    expect(isToken(text), text).toBe(false)
  expect(looksLikeToken('kt_short')).toBe(true)
  expect(looksLikeToken('eyJhbGciOiJIUzI1NiJ9')).toBe(false)
})

test('makes a token from random bytes, leaving out those that would favour a letter', () => {
  const given = [
    new Uint8Array(34).fill(255),
    Uint8Array.from({ length: 34 }, (_, n) => n),
    new Uint8Array(34),
  ]
  expect(newToken(() => given.shift() ?? new Uint8Array())).toBe(token)
  // 61 and 247 both map to the last letter.
  const ends = newToken((count) => new Uint8Array(count).map((_, n) => (n % 2 ? 61 : 247)))
  expect(ends.slice(3, 37)).toBe('z'.repeat(34))
  expect(isToken(ends)).toBe(true)
})
