// Why the server refused what waited in the outbox, by the code that it gave. Never in its own words: they are meant
// for whoever reads its log.

import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import type { Change } from '#src/domain/sync/changes.ts'
import { messages } from './messages.ts'
import { searchErrorWords } from './search-errors.ts'

const reasons: Record<string, string> = {
  plan_required: `${messages.upgradeToTrack}.`,
  active_key_phrases_reached: messages.keyPhraseLimit,
  already_tracked: `${messages.trackedAlready}.`,
  too_many_key_phrases: 'You have reached the maximum number of key phrases. Delete one to add another.',
  too_many_notes: 'You have reached the maximum number of notes. Delete one to add another.',
  too_many_alert_rules: 'This key phrase has the maximum number of alerts. Delete one to add another.',
  not_found: 'What it changes no longer exists.',
  invalid_change: 'Something in it is too long or not valid.',
  unknown_mutation: 'The server does not support this kind of change yet. Try again after the next update.',
  damaged: 'It was damaged on this device.',
  unknown_column: 'The server does not support all of it yet. Try again after the next update.',
}

interface Refused {
  kind: Change['kind']
  /** The code that the server gave. */
  last_error: string | null
}

/** Why a change or a search was refused, in a sentence or two for its owner. */
export function refusalReason({ kind, last_error: code }: Refused): string {
  if (kind === 'run_search')
    return isSearchErrorCode(code)
      ? searchErrorWords.reasons[code]
      : 'The server refused this search. Nothing was charged.'
  const reason = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  return reason ?? 'The server did not say why.'
}

const importReasons: Record<string, string> = {
  not_empty: 'This account already has searches or key phrases.',
  archive_too_large: 'This archive is too large to import.',
  invalid_archive: 'This archive contains something the server cannot store.',
  unauthorized: `${messages.notLoggedIn}.`,
}

/** Why an archive was refused, by the code that the server gave. */
export function importRefusalReason(code: string | undefined): string {
  const reason = code !== undefined && Object.hasOwn(importReasons, code) ? importReasons[code] : undefined
  return reason ?? 'The server refused this archive.'
}
