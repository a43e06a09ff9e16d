import { expect, test } from 'vitest'
import { importRefusal } from './archive.ts'

test.each([
  ['not_empty', 'This account already has searches, key phrases or ideas. Nothing was imported.'],
  [
    'too_many_notes',
    'Your account cannot hold all key phrases, ideas, notes and alert rules of this archive. Nothing was imported.',
  ],
  ['toString', 'The server refused this archive. Nothing was imported.'],
  [undefined, 'The server refused this archive. Nothing was imported.'],
])('explains the refusal %s: %s', (code, reason) => {
  expect(importRefusal(code)).toBe(reason)
})
