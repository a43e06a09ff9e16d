// Explains refusals by error code, because the server's own words are only meant for its log.

import { isSearchErrorCode } from '#src/domain/search/search-errors.ts'
import type { Change } from '#src/domain/sync/changes.ts'
import { sentences } from '#src/lib/translation.ts'
import { searchErrorWords } from '../search/search-errors.ts'

export const refusalWords = sentences('refusals', {
  byCode: {
    plan_required: 'Upgrade to add key phrases.',
    active_key_phrases_reached:
      'You have reached your active key phrase limit. Pause a key phrase to add a new one.',
    own_names_reached: 'Your plan has no room for more accounts or names of your own.',
    already_tracked: 'This key phrase is already tracked.',
    too_many_key_phrases: 'You have reached the maximum number of key phrases. Delete one to add another.',
    too_many_ideas: 'You have reached the maximum number of ideas. Delete one to add another.',
    video_in_other_idea: 'This video is already in another idea.',
    too_many_notes: 'You have reached the maximum number of notes. Delete one to add another.',
    too_many_alert_rules: 'This key phrase has the maximum number of alerts. Delete one to add another.',
    too_many_report_links:
      'You have reached the maximum number of published reports. Revoke one to add another.',
    not_found: 'What it changes no longer exists.',
    invalid_change: 'Something in it is too long or not valid.',
    unknown_mutation: 'The server does not support this change yet. Try again after the next update.',
    damaged: 'It was damaged on this device.',
    unknown_column: 'The server does not support this change yet. Try again after the next update.',
  },
  unexplained: 'The server did not say why.',
  search: 'The server refused this search. Nothing was charged.',
})

interface Refused {
  kind: Change['kind']
  last_error: string | null
}

export function refusalReason({ kind, last_error: code }: Refused): string {
  if (kind === 'run_search')
    return isSearchErrorCode(code) ? searchErrorWords.reasons[code] : refusalWords.search
  const byCode: Record<string, string> = refusalWords.byCode
  const reason = code !== null && Object.hasOwn(byCode, code) ? byCode[code] : undefined
  return reason ?? refusalWords.unexplained
}
