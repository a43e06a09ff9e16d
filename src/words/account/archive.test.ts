import { expect, test } from 'vitest'
import { importRefusal } from './archive.ts'

test.each([
  ['not_empty', 'This account already has searches, key phrases or ideas.'],
  [
    'too_many_notes',
    'Your account cannot hold all key phrases, ideas, notes and alert rules of this archive.',
  ],
  ['toString', 'The server refused this archive.'],
  [undefined, 'The server refused this archive.'],
])('explains the refusal %s: %s', (code, reason) => {
  expect(importRefusal(code)).toBe(`${reason} Nothing was imported.`)
})
