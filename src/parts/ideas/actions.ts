import { navigate } from 'wouter/use-browser-location'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import { findOpenIdea, readTrackedFor } from '#src/db/reads/idea-checks.ts'
import { listIdeas } from '#src/db/reads/ideas.ts'
import { readAllowance, readPlans } from '#src/db/reads/profile.ts'
import { addIdea, changeIdea } from '#src/db/writes/ideas.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { utcDay } from '#src/domain/ideas/board.ts'
import { readVideoLink } from '#src/domain/ideas/draft.ts'
import { ideaAddress, ideaPath, shortLinkOf } from '#src/domain/ideas/idea-link.ts'
import { recipeOf } from '#src/domain/ideas/recipe.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { maxIdeaNoteLength } from '#src/domain/input-limits.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { NewIdea } from '#src/domain/sync/changes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { isOffline } from '#src/lib/network.ts'
import { trackingRefusal } from '#src/parts/plan/tracking-refusal.ts'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { followShortLink, setActive } from '#src/parts/tracking/change/actions.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'

export interface Noted {
  phrase: string
  country: CountryCode
  /** The check that led to the idea, and how the user's video differs from the check's first ten videos. */
  gap?: { check: CheckRow; note: string | null }
}

/** How long resolving a short link may take, in milliseconds; after that, the idea stores the short link. */
const shortLinkMs = 8_000

/**
 * Creates an idea for the phrase. If there already is an unpublished one, adds the gap to that idea instead,
 * but leaves its note unchanged if the note would become too long.
 */
export async function noteIdea({ phrase, country, gap }: Noted): Promise<void> {
  const known = await findOpenIdea(phrase, country)
  const recipe = gap ? recipeOf(gap.check) : null
  if (!known) {
    const id = await createIdea({ phrase, country, note: gap?.note ?? null, recipe })
    if (id) tell(ideaNotingWords.noted(phrase), id)
    return
  }
  if (gap && !(gap.note && known.note?.includes(gap.note))) {
    const joined = [known.note, gap.note].filter(Boolean).join('\n\n') || null
    const note = joined && joined.length > maxIdeaNoteLength ? known.note : joined
    await keepAndSend(ideaNotingWords.failed, () => changeIdea({ id: known.id, note, recipe }))
  }
  tell(ideaNotingWords.known(ideaName(known)), known.id)
}

function tell(text: string, id: string): void {
  showToast('good', text, { action: { label: ideaNotingWords.open, run: () => navigate(ideaPath(id)) } })
}

/**
 * Returns why the plan does not allow another idea, or null if it does. If the plan is unknown, returns null
 * and leaves the decision to the server.
 */
async function ideaRefusal(): Promise<string | null> {
  const { plan } = await readAllowance()
  if (!plan || (await listIdeas()).length < plan.ideas) return null
  const larger = smallestPlanWith(await readPlans(), ({ ideas }) => ideas > plan.ideas)
  return larger
    ? ideaNotingWords.fullOfPlan(planTitle(plan.level), plan.ideas, planTitle(larger.level))
    : ideaNotingWords.full(plan.ideas)
}

/**
 * Takes the recipe from the newest stored check unless one is given. Returns the new idea's id. If the plan
 * refuses it or storing fails, shows a toast and returns null.
 */
export async function createIdea(values: Partial<NewIdea> & Pick<NewIdea, 'country'>) {
  const refusal = await ideaRefusal()
  if (refusal) {
    showToast('bad', refusal)
    return null
  }
  const { phrase = null, country, recipe } = values
  const check = phrase && !recipe ? await findStoredCheck({ search_term: phrase, country }) : null
  const idea: NewIdea = {
    ...{ phrase, title: null, note: null, target_date: null, stage: 'idea', goal: null },
    ...{ account_name: null, video_id: null, published_on: null },
    ...values,
    recipe: recipe ?? (check ? recipeOf(check) : null),
    id: newId(),
    created_at: now().toISOString(),
  }
  return (await keepAndSend(ideaNotingWords.failed, () => addIdea(idea))) ? idea.id : null
}

/**
 * Returns the linked video, or the short link if it cannot be resolved now. Returns null if the text links to
 * no video.
 */
async function findVideo(text: string): Promise<Pick<IdeaRow, 'account_name' | 'video_id'> | null> {
  const video = readVideoLink(text)
  const short = video && shortLinkOf(video)
  if (!short || isOffline()) return video
  const found = await followShortLink(short, AbortSignal.timeout(shortLinkMs))
  if (!found || found.short_url) return video
  return readVideoLink(ideaAddress(found))
}

/**
 * Marks the idea as published and tracks its video if the plan allows it. If another idea is only a saved
 * link to the same video, merges that idea into this one. Returns an error message, or null on success.
 */
export async function publishIdea(idea: IdeaRow, text: string): Promise<string | null> {
  const video = await findVideo(text)
  if (!video) return ideaWords.notVideo
  const other = (await listIdeas()).find(({ id, video_id }) => id !== idea.id && video_id === video.video_id)
  if (other?.phrase) return ideaWords.inOtherIdea(ideaName(other))
  const published: IdeaRow = {
    ...{ ...idea, ...video, stage: 'published' },
    published_on: (idea.video_id === null ? null : idea.published_on) ?? utcDay(now()),
  }
  // Tracks the video first: if the app closes in between, the user can still publish the idea.
  const isTracked = await trackVideo(published)
  const { id, stage, published_on } = published
  const isKept = await keepAndSend(ideaNotingWords.failed, () =>
    changeIdea({ id, stage, published_on, ...video }, other?.id),
  )
  if (!isKept) return ideaNotingWords.failed
  if (!isTracked) showToast('info', ideaWords.keptUntracked)
  return null
}

export async function trackIdea(idea: IdeaRow): Promise<void> {
  if (!(await trackVideo(idea))) showToast('info', ideaWords.keptUntracked)
}

/**
 * Tracks the idea's video for its phrase. Returns false only if the plan does not allow it, and true if the
 * video is already tracked or cannot be tracked.
 */
async function trackVideo(idea: IdeaRow): Promise<boolean> {
  const { phrase, country, account_name, video_id } = idea
  if (phrase === null || video_id === null || shortLinkOf(idea)) return true
  const known = await readTrackedFor(idea)
  if (known?.status) return true
  if (await trackingRefusal(1)) return false
  if (known) await setActive([known.id], true)
  else await addTracked([{ keyword: phrase, country, account_name, video_id, tags: [] }])
  return true
}
