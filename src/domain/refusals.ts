// Why the server refused what waited in the outbox, by the code that it gave. Never in its own words: they are meant
// for whoever reads its log.
import type { Change } from './changes.ts'
import { messages, searchErrorMessages } from './messages.ts'
import { isSearchErrorCode } from './search-errors.ts'

const reasons: Record<string, string> = {
  plan_required: `${messages.upgradeToTrack}.`,
  active_key_phrases_reached: messages.keyPhraseLimit,
  already_tracked: `${messages.trackedAlready}.`,
  not_found: 'What it changes has been deleted.',
  invalid_change: 'Something in it is too long or not valid.',
  unknown_mutation: 'The server does not know this kind of change: send it again after the next update.',
  unknown_column: 'The server does not know all of it: send it again after the next update.',
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
      ? searchErrorMessages[code]
      : 'The server did not accept this search. Nothing was charged.'
  const reason = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  return reason ?? 'The server does not say why.'
}
