import { expect, test } from 'vitest'
import { judgePassword } from './password.ts'

const email = 'ada.lovelace@example.com'
const problem = (password: string) => judgePassword(password, email).problem
const strength = (password: string) => judgePassword(password, email).strength

test('a password has 8 characters at least, however wide they are, and 72 bytes at most', () => {
  expect(problem('1234567')).toBe('too-short')
  expect(problem('🦊🦊🦊🦊🦊🦊🦊')).toBe('too-short')
  expect(problem('12345678')).toBeNull()
  expect(problem('x'.repeat(72))).toBeNull()
  expect(problem('x'.repeat(73))).toBe('too-long')
  expect(problem('é'.repeat(37))).toBe('too-long')
})

test.each([email, 'ADA.Lovelace@example.com', 'ada.lovelace'])('%s is no password of its owner', (password) =>
  expect(problem(password)).toBe('is-email'),
)

test('where the address is not known, it cannot stand in the way', () => {
  expect(judgePassword('long enough', '').problem).toBeNull()
})

test.each([
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababab', 'weak'],
  ['football', 'weak'],
  ['footb4llL', 'fair'],
  ['rivers and stones', 'strong'],
  ['correct horse battery staple', 'strong'],
])('%s is %s', (password, expected) => expect(strength(password)).toBe(expected))
