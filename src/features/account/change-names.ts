import type { OutboxEntry } from '#src/db/schema.ts'
import { links } from '#src/domain/routes.ts'

const names: Record<OutboxEntry['kind'], string> = {
  update_profile: 'A change of your profile',
  add_key_phrase: 'A new key phrase',
  change_key_phrase: 'A change of a key phrase',
  delete_key_phrase: 'The removal of a key phrase',
  put_note: 'A note',
  delete_note: 'The removal of a note',
  put_alert_rule: 'An alert',
  delete_alert_rule: 'The removal of an alert',
  read_alerts: 'Marking alerts as read',
  update_alert_settings: 'A change of how you are told of alerts',
  run_search: 'A search',
}

/** A change in words: "A new key phrase “matcha”". */
export function changeName(entry: OutboxEntry): string {
  // Of another build, or damaged on this device.
  const name = names[entry.kind] ?? 'A change'
  if (entry.kind === 'add_key_phrase') return `${name} “${entry.payload.keyword}”`
  return entry.kind === 'run_search' ? `${name} “${entry.payload.search_term}”` : name
}

/** Where the change can be made otherwise; null where there is no such place. */
export function editPlace(entry: OutboxEntry): string | null {
  switch (entry.kind) {
    case 'add_key_phrase':
    case 'change_key_phrase':
      return links.keyPhrase(entry.payload.id)
    case 'put_note':
    case 'put_alert_rule':
      return links.keyPhrase(entry.payload.keyword_id)
    default:
      return null
  }
}
