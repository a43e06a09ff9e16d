import { dayMs } from '#src/lib/calendar-days.ts'
import { phraseKey } from '../search/phrases.ts'
import type { IdeaChange } from '../sync/changes.ts'
import { type IdeaRow, type Stage, stages } from './rows.ts'

/** Positions measured more than this many days after publication do not count for the verdict. */
export const lastVerdictDay = 30

/** Takes and returns a day as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * dayMs))
}

/** Returns the day as YYYY-MM-DD in UTC, because the tracker counts days in UTC. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

type Staged = Pick<IdeaRow, 'stage' | 'published_on'>

/** Returns `verdict` for a published idea after its last verdict day, and `idea` for an unknown stage. */
export function columnOf({ stage, published_on }: Staged, today: string): Stage {
  if (stage === 'published' && published_on && dayAfter(published_on, lastVerdictDay) < today)
    return 'verdict'
  return stages.includes(stage) ? stage : 'idea'
}

/** Sorts unpublished ideas by due date, and published ones by publication day, newest first. */
export function ideasIn(ideas: readonly IdeaRow[], column: Stage, today: string): IdeaRow[] {
  const isOut = column === 'published' || column === 'verdict'
  const due = ({ target_date }: IdeaRow) => target_date ?? '9999'
  return ideas
    .filter((idea) => columnOf(idea, today) === column)
    .sort(
      (one, other) =>
        (isOut
          ? (other.published_on ?? '').localeCompare(one.published_on ?? '')
          : due(one).localeCompare(due(other))) || other.created_at.localeCompare(one.created_at),
    )
}

/**
 * Returns the stages to which the user can move the idea. It can enter `verdict` only from `published`, and
 * cannot go back to `published` once its 30 days are over.
 */
export function movesOf(idea: Staged, today: string): Stage[] {
  const column = columnOf(idea, today)
  return stages.filter(
    (stage) =>
      stage !== column &&
      (stage !== 'verdict' || column === 'published') &&
      (column !== 'verdict' || columnOf({ ...idea, stage }, today) === stage),
  )
}

/** Returns null if the idea needs a link to its video first. */
export function moveTo(
  { id, video_id, published_on }: Pick<IdeaRow, 'id' | 'video_id' | 'published_on'>,
  stage: Stage,
  today: string,
): IdeaChange | null {
  if (stage === 'idea' || stage === 'filming') return { id, stage }
  return video_id === null ? null : { id, stage, published_on: published_on ?? today }
}

export function isUnpublished({ stage }: Pick<IdeaRow, 'stage'>): boolean {
  return stage !== 'published' && stage !== 'verdict'
}

/** Returns null if the idea has no phrase, or if the title is the phrase or contains it. */
export function ideaPhrase({ title, phrase }: Pick<IdeaRow, 'title' | 'phrase'>): string | null {
  return title === null || phrase === null || phraseKey(title).includes(phraseKey(phrase)) ? null : phrase
}
