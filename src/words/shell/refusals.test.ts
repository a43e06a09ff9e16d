import { expect, test } from 'vitest'
import { refusalReason } from './refusals.ts'

test.each([
  ['add_key_phrase', 'plan_required', 'Upgrade to add key phrases.'],
  [
    'change_key_phrase',
    'active_key_phrases_reached',
    'You have reached your active key phrase limit. Pause a key phrase to add a new one.',
  ],
  ['add_key_phrase', 'already_tracked', 'This key phrase is already tracked.'],
  [
    'add_key_phrase',
    'too_many_key_phrases',
    'You have reached the maximum number of key phrases. Delete one to add another.',
  ],
  ['add_idea', 'too_many_ideas', 'You have reached the maximum number of ideas. Delete one to add another.'],
  ['change_idea', 'video_in_other_idea', 'This video is already in another idea.'],
  ['put_note', 'too_many_notes', 'You have reached the maximum number of notes. Delete one to add another.'],
  [
    'put_alert_rule',
    'too_many_alert_rules',
    'This key phrase has the maximum number of alerts. Delete one to add another.',
  ],
  ['change_profile', 'damaged', 'It was damaged on this device.'],
  ['put_note', 'not_found', 'What it changes no longer exists.'],
  ['change_profile', 'invalid_change', 'Something in it is too long or not valid.'],
  [
    'put_note',
    'unknown_mutation',
    'The server does not support this change yet. Try again after the next update.',
  ],
  [
    'change_profile',
    'unknown_column',
    'The server does not support this change yet. Try again after the next update.',
  ],
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
