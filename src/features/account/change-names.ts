import type { OutboxEntry } from '#src/db/core/schema.ts'
import { ideaPath } from '#src/domain/ideas/idea-link.ts'
import { links } from '#src/domain/shell/routes.ts'
import { outboxWords } from '#src/words/shell/outbox.ts'

/** The name of a change, such as "New key phrase “matcha”". */
export function changeName(entry: OutboxEntry): string {
  const name = outboxWords.names[entry.kind] ?? outboxWords.unknown
  if (entry.kind === 'add_key_phrase') return outboxWords.named(name, entry.payload.keyword)
  return entry.kind === 'run_search' ? outboxWords.named(name, entry.payload.search_term) : name
}

/** The page on which the user can edit the change; null if there is none. */
export function editPlace(entry: OutboxEntry): string | null {
  switch (entry.kind) {
    case 'add_key_phrase':
    case 'change_key_phrase':
      return links.keyPhrase(entry.payload.id)
    case 'add_idea':
    case 'change_idea':
      return ideaPath(entry.payload.id)
    case 'put_note':
    case 'put_alert_rule':
      return links.keyPhrase(entry.payload.keyword_id)
    default:
      return null
  }
}
