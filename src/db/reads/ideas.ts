// Reads of ideas, for live queries.
import type { CountryCode } from '#src/domain/countries.ts'
import { isUnpublished } from '#src/domain/ideas/board.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import { database } from '../core/open.ts'

/** Every idea. */
export function listIdeas(): Promise<IdeaRow[]> {
  return database().ideas.toArray()
}

/** An idea; undefined if it is not on this device. */
export function readIdea(id: string): Promise<IdeaRow | undefined> {
  return database().ideas.get(id)
}

/** The idea of a phrase that has not been published yet. */
export async function findOpenIdea(phrase: string, country: CountryCode): Promise<IdeaRow | undefined> {
  const key = phraseKey(phrase)
  return (await listIdeas()).find(
    (idea) => isUnpublished(idea) && idea.country === country && phraseKey(idea.phrase ?? '') === key,
  )
}

/** The newest idea with a link to a video or an account. */
export async function findLinkedIdea(): Promise<IdeaRow | undefined> {
  const linked = (await listIdeas()).filter(({ account_name, video_id }) => account_name ?? video_id)
  return linked.sort((one, other) => other.created_at.localeCompare(one.created_at))[0]
}
