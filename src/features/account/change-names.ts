import type { OutboxEntry } from '#src/db/core/schema.ts'
import { links } from '#src/domain/shell/routes.ts'

const names: Record<OutboxEntry['kind'], string> = {
  change_profile: 'Profile change',
  add_key_phrase: 'New key phrase',
  change_key_phrase: 'Key phrase change',
  delete_key_phrase: 'Deleted key phrase',
  put_note: 'Note',
  delete_note: 'Deleted note',
  put_alert_rule: 'Alert',
  delete_alert_rule: 'Deleted alert',
  mark_alerts_read: 'Alerts marked as read',
  change_alert_settings: 'Notification settings',
  run_search: 'Search',
}

/** A change in words: "New key phrase “matcha”". */
export function changeName(entry: OutboxEntry): string {
  // Of another build, or damaged on this device.
  const name = names[entry.kind] ?? 'Change'
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
