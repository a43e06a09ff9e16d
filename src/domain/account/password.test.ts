import { expect, test } from 'vitest'
import { judgePassword } from './password.ts'

const email = 'ada.lovelace@example.com'
const problem = (password: string) => judgePassword(password, email).problem
const strength = (password: string) => judgePassword(password, email).strength

test('requires at least 8 characters of any width and at most 72 bytes', () => {
  expect(problem('1234567')).toBe('too-short')
  expect(problem('🦊🦊🦊🦊🦊🦊🦊')).toBe('too-short')
  expect(problem('12345678')).toBeNull()
  expect(problem('x'.repeat(72))).toBeNull()
  expect(problem('x'.repeat(73))).toBe('too-long')
  expect(problem('é'.repeat(37))).toBe('too-long')
})

test.each([email, 'ADA.Lovelace@example.com', 'ada.lovelace'])('rejects %s as a password', (password) =>
  expect(problem(password)).toBe('is-email'),
)

test('ignores an unknown address', () => {
  expect(judgePassword('long enough', '').problem).toBeNull()
})

test.each([
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababab', 'weak'],
  ['football', 'weak'],
  ['footb4llL', 'fair'],
  ['rivers and stones', 'strong'],
  ['correct horse battery staple', 'strong'],
])('rates %s as %s', (password, expected) => expect(strength(password)).toBe(expected))
