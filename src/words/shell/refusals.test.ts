import { expect, test } from 'vitest'
import { refusalReason } from './refusals.ts'

test.each([
  ['add_key_phrase', 'plan_required', 'Upgrade to add key phrases.'],
  ['change_profile', 'damaged', 'It was damaged on this device.'],
  ['run_search', 'plan_required', 'Your plan does not include this search. Nothing was charged.'],
] as const)('explains %s refused as %s: %s', (kind, last_error, reason) => {
  expect(refusalReason({ kind, last_error })).toBe(reason)
})

test.each([
  'new row for relation "keywords" violates check constraint "keywords_keyword_check"',
  '23514',
  'toString',
  null,
])('does not show %s', (last_error) => {
  expect(refusalReason({ kind: 'change_profile', last_error })).toBe('The server did not say why.')
  expect(refusalReason({ kind: 'run_search', last_error })).toBe(
    'The server refused this search. Nothing was charged.',
  )
})
