import { listIdeas } from '#src/db/reads/ideas.ts'
import { deleteRow } from '#src/db/writes/deletions.ts'
import { addIdea, changeIdea } from '#src/db/writes/ideas.ts'
import { moveTo, utcDay } from '#src/domain/ideas/board.ts'
import { ideaAddress, shortLinkOf } from '#src/domain/ideas/idea-link.ts'
import { recipeOf } from '#src/domain/ideas/recipe.ts'
import type { IdeaRow, Stage } from '#src/domain/ideas/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { IdeaChange } from '#src/domain/sync/changes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { publishIdea, trackIdea } from '#src/parts/ideas/actions.ts'
import { followShortLink } from '#src/parts/tracking/change/actions.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'

const keep = (change: IdeaChange) => keepAndSend(ideaNotingWords.failed, () => changeIdea(change))

/** Returns false if the idea cannot be published yet, because the link to its video is missing. */
export async function moveIdea(idea: IdeaRow, stage: Stage): Promise<boolean> {
  const change = moveTo(idea, stage, utcDay(now()))
  if (!change) return false
  if ((await keep(change)) && stage === 'published') await trackIdea({ ...idea, ...change })
  return true
}

/** Sends only changed fields. Returns false if they could not be stored. */
export async function saveIdea(idea: IdeaRow, edited: Omit<IdeaChange, 'id'>): Promise<boolean> {
  const changes = Object.entries(edited).filter(([name, value]) => value !== idea[name as keyof IdeaRow])
  if (changes.length === 0) return true
  const isKept = await keep({ id: idea.id, ...Object.fromEntries(changes) })
  if (isKept && idea.phrase === null && idea.stage === 'published') await trackIdea({ ...idea, ...edited })
  return isKept
}

export async function removeIdea(idea: IdeaRow): Promise<void> {
  if (!(await keepAndSend(ideaNotingWords.failed, () => deleteRow('ideas', idea.id)))) return
  const { user_id, changed_at, ...values } = idea
  const restore = () => keepAndSend(ideaNotingWords.failed, () => addIdea({ ...values, id: newId() }))
  showToast('good', ideaWords.deleted, { action: { label: ideaWords.undo, run: () => void restore() } })
}

export async function keepRecipe({ id }: IdeaRow, check: CheckRow): Promise<void> {
  await keep({ id, recipe: recipeOf(check) })
}

/** Resolves the short links of ideas that were published offline, and publishes these ideas again. */
export async function openShortLinks(signal: AbortSignal): Promise<void> {
  for (const idea of await listIdeas()) {
    const short = shortLinkOf(idea)
    const found = short && !signal.aborted ? await followShortLink(short, signal) : null
    if (!found?.video_id) continue
    const refusal = await publishIdea(idea, ideaAddress(found))
    if (refusal) showToast('bad', ideaWords.ofIdea(ideaName(idea), refusal))
  }
}
