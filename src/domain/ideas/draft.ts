import { maxIdeaGoal, minIdeaTitleLength } from '../input-limits.ts'
import { readTikTokText } from '../ranking/tiktok-links.ts'
import { normalisePhrase } from '../search/phrases.ts'
import type { IdeaRow } from './rows.ts'

type IdeaValues = Pick<IdeaRow, 'phrase' | 'title' | 'note' | 'target_date' | 'goal' | 'published_on'>

export type IdeaFields = Record<keyof IdeaValues, string>

export type IdeaProblems = Partial<Record<'phrase' | 'title' | 'goal', true>>

export function ideaFields(idea: IdeaValues): IdeaFields {
  const { phrase, title, note, target_date, goal, published_on } = idea
  return {
    phrase: phrase ?? '',
    title: title ?? phrase ?? '',
    note: note ?? '',
    target_date: target_date ?? '',
    goal: goal === null ? '' : String(goal),
    published_on: published_on ?? '',
  }
}

export function readIdeaFields(fields: IdeaFields): { values: IdeaValues } | { problems: IdeaProblems } {
  const phrase = normalisePhrase(fields.phrase)
  const title = normalisePhrase(fields.title)
  const goal = fields.goal.trim()
  const isShort = title !== phrase && Array.from(title).length < minIdeaTitleLength
  const isGoal = goal === '' || (/^\d+$/.test(goal) && Number(goal) >= 1 && Number(goal) <= maxIdeaGoal)
  const problems: IdeaProblems = {
    ...(phrase === '' && { phrase: true }),
    ...(isShort && { title: true }),
    ...(!isGoal && { goal: true }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return {
    values: {
      phrase,
      title: title === phrase ? null : title,
      note: fields.note.trim() || null,
      target_date: fields.target_date || null,
      goal: goal === '' ? null : Number(goal),
      published_on: fields.published_on || null,
    },
  }
}

/**
 * Returns null if the text has neither a video nor a short link. A short link is returned as the `video_id`,
 * even though it may not lead to a video.
 */
export function readVideoLink(text: string): Pick<IdeaRow, 'account_name' | 'video_id'> | null {
  const link = readTikTokText(text)
  const video_id = link && (link.video_id ?? link.short_url)
  return video_id ? { account_name: link.account_name, video_id } : null
}
