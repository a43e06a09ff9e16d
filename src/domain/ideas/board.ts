// The columns of the board, their order, and the moves between them.
import { phraseKey } from '../search/phrases.ts'
import type { IdeaChange } from '../sync/changes.ts'
import { type IdeaRow, type Stage, stages } from './rows.ts'

/** The last day after publishing on which a position counts for the verdict. */
export const lastVerdictDay = 30

const dayMs = 24 * 60 * 60 * 1000

/** The day (YYYY-MM-DD) `days` days after `day`. */
export function dayAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * dayMs))
}

/** The UTC day of a time, as the tracker counts days. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

type Staged = Pick<IdeaRow, 'stage' | 'published_on'>

/** The column of an idea. A published idea moves to the verdict automatically after its last day. */
export function columnOf({ stage, published_on }: Staged, today: string): Stage {
  if (stage === 'published' && published_on && dayAfter(published_on, lastVerdictDay) < today)
    return 'verdict'
  return stages.includes(stage) ? stage : 'idea'
}

/**
 * The ideas of a column: unpublished ideas by due date, published ideas by publication day, newest first; ties by
 * creation, newest first.
 */
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

/** The columns that an idea can be moved to. A verdict can come early but cannot be postponed. */
export function movesOf(idea: Staged, today: string): Stage[] {
  const column = columnOf(idea, today)
  const isOver = column !== idea.stage
  return stages.filter(
    (stage) =>
      stage !== column &&
      (stage !== 'verdict' || column === 'published') &&
      (stage !== 'published' || !isOver),
  )
}

/** Returns the change that moves an idea; null if the idea first needs a link to its video. */
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

/** The idea's phrase; null if it has none, or if the title is or contains the phrase. */
export function ideaPhrase({ title, phrase }: Pick<IdeaRow, 'title' | 'phrase'>): string | null {
  return title === null || phrase === null || phraseKey(title).includes(phraseKey(phrase)) ? null : phrase
}
