import { listIdeas, readIdea } from '#src/db/reads/ideas.ts'
import { changeIdea } from '#src/db/writes/ideas.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { utcDay } from '#src/domain/ideas/board.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { type SharedTikTok, tiktokAddress } from '#src/domain/ranking/tiktok-links.ts'
import { accountKey } from '#src/domain/tracking/positions.ts'
import { now } from '#src/lib/clock.ts'
import { createIdea, publishIdea } from '#src/parts/ideas/actions.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'

/** Returns the id of the new or existing idea with the link; null if it could not be saved. */
export async function saveLink({ account_name, video_id, short_url }: SharedTikTok): Promise<string | null> {
  const video = video_id ?? short_url
  const isSame = (idea: IdeaRow) =>
    idea.video_id === video &&
    (video !== null ||
      (idea.phrase === null && accountKey(idea.account_name ?? '') === accountKey(account_name ?? '')))
  const known = (await listIdeas()).find(isSame)
  if (known) return known.id
  const published = video && ({ stage: 'published', published_on: utcDay(now()) } as const)
  return createIdea({ country: defaultCountry, account_name, video_id: video, ...published })
}

export async function nameSavedVideo(id: string, found: SharedTikTok): Promise<void> {
  const idea = await readIdea(id)
  if (idea && found.video_id) await publishIdea(idea, tiktokAddress(found))
}

/** Does nothing if the idea already has a phrase. */
export async function phraseSavedLink(id: string, phrase: string): Promise<void> {
  if ((await readIdea(id))?.phrase === null)
    await keepAndSend(ideaNotingWords.failed, () => changeIdea({ id, phrase }))
}
