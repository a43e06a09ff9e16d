import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { database } from '../core/open.ts'

export function listIdeas(): Promise<IdeaRow[]> {
  return database().ideas.toArray()
}

export function readIdea(id: string): Promise<IdeaRow | undefined> {
  return database().ideas.get(id)
}

/** Returns the newest idea with a video or an account. */
export async function findLinkedIdea(): Promise<IdeaRow | undefined> {
  const linked = (await listIdeas()).filter(({ account_name, video_id }) => account_name ?? video_id)
  return linked.sort((one, other) => other.created_at.localeCompare(one.created_at))[0]
}
