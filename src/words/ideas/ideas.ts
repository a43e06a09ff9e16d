import type { Stage } from '#src/domain/ideas/rows.ts'
import type { IdeaVerdict, VerdictOutcome } from '#src/domain/ideas/verdict.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const ideaWords = sentences('ideas', {
  title: 'Ideas',
  lead: 'From a phrase to a filmed video, and what became of it.',
  loading: 'Loading your ideas',
  loadFailed: 'Failed to load your ideas',
  add: 'New idea',
  room: (count: number, most: number) => `${count} of ${most} ideas`,
  emptyTitle: 'No ideas yet',
  empty: 'Make one from a suggestion, a tracked phrase or what wins for a phrase. Or write one here.',
  stages: 'Stages',
  columns: {
    idea: 'Idea',
    filming: 'Filming',
    published: 'Published',
    verdict: 'Verdict',
  } satisfies Record<Stage, string>,
  emptyColumns: {
    idea: 'No ideas here.',
    filming: 'Nothing is being filmed.',
    published: 'A video moves here when you paste its link.',
    verdict: 'A verdict comes 30 days after publishing.',
  } satisfies Record<Stage, string>,
  showAll: (count: number) => `Show all ${count}`,
  howToMove: 'To move an idea, drag it, or press Shift and an arrow key.',
  actions: (name: string) => `Actions: ${name}`,
  moveTo: (column: string) => `Move to ${column}`,
  moved: (name: string, column: string) => `“${name}” moved to ${column}`,
  addLink: 'Add the video’s link',
  delete: 'Delete',
  deleted: 'Idea deleted',
  undo: 'Undo',
  due: (day: string) => `due ${day}`,
  late: (day: string) => `was due ${day}`,
  goalOf: (goal: number) => `goal ${goal}`,
  dayOf: (day: number, last: number) => `day ${day} of ${last}`,
  position: 'Position',
  noPosition: 'no position yet',
  needsPhrase: 'no phrase yet',
  untracked: 'not tracked',
  name: 'Title',
  note: 'Note',
  targetDate: 'Target date',
  goal: 'Goal',
  goalHint: 'The position to reach, from 1 to 100.',
  publishedOn: 'Published on',
  save: 'Save',
  create: 'Add idea',
  saved: 'Idea saved',
  titleProblem: 'A title needs at least two letters.',
  goalProblem: 'A goal is a position from 1 to 100.',
  link: 'The video’s TikTok link',
  linkHint: 'Filmed and posted? Paste its link: the idea is published and its position is tracked.',
  publish: 'Publish',
  /** `column`: the last column of the board. */
  verdictComes: (column: string) => `After 30 days, the idea moves to “${column}” and shows its verdict.`,
  notVideo: 'This is no link to a video on TikTok.',
  inOtherIdea: (name: string) => `This video is already in the idea “${name}”.`,
  ofIdea: (name: string, text: string) => `${name}: ${text}`,
  keptUntracked: 'The link is saved. Your plan has no free key phrase, so the video is not tracked.',
  track: 'Track this video daily',
  isUntracked: 'This video is not tracked. Its verdict uses the checks you make.',
  isPaused: 'Tracking of this video is paused.',
  openTracked: 'Open its key phrase',
  openVideo: 'Open on TikTok',
  shortLink:
    'A short link does not name the video. We will open it when you are online, then track the video.',
  recipe: 'What won then',
  recipeOf: (videos: number, checked: string) =>
    `The middle half and the median of the first ${counted(videos, 'video')} on ${checked}.`,
  noRecipe: 'No check of this phrase is on this device, so there is no recipe of the first 10 yet.',
  keepRecipe: (checked: string) => `Keep what won on ${checked}`,
  soFar: 'So far',
  verdict: 'Verdict',
  day: 'Day',
  goalColumn: 'Goal',
  plays: 'Plays',
  dayNumber: (day: number) => `Day ${day}`,
  notMeasured: 'not measured',
  expected: 'to come',
  reached: 'reached',
  unknown: 'unknown',
  playsFrom: 'Plays are those that the check of the day measured.',
  outcomes: {
    unmeasured: 'No check has measured it yet.',
    neverMeasured: 'No check measured it in its 30 days.',
    unseen: (checks: number, results: number) =>
      `Not among the first ${counted(results, 'result')} in ${counted(checks, 'check')}.`,
    kept: (best: number, day: number, goal: number) =>
      `Reached ${best} on day ${day} and has stayed within the goal of ${goal}.`,
    lost: (best: number, day: number, goal: number, last: number) =>
      `Reached the goal of ${goal} with ${best} on day ${day}, but was at ${last} in the last check.`,
    left: (best: number, day: number, goal: number) =>
      `Reached the goal of ${goal} with ${best} on day ${day}, but was not in the results of the last check.`,
    missed: (best: number, day: number, goal: number) =>
      `Missed the goal of ${goal}: the best was ${best}, on day ${day}.`,
    placed: (best: number, day: number) => `The best was ${best}, on day ${day}.`,
  },
})

export function verdictSentence(
  { outcome, isFinal }: Pick<IdeaVerdict, 'outcome' | 'isFinal'>,
  goal: number | null,
): string {
  const words = ideaWords.outcomes
  if (outcome.kind === 'unmeasured') return isFinal ? words.neverMeasured : words.unmeasured
  if (outcome.kind === 'unseen') return words.unseen(outcome.checks, outcome.results)
  return placedSentence(outcome, goal)
}

function placedSentence(
  { kind, best, last }: Exclude<VerdictOutcome, { kind: 'unmeasured' | 'unseen' }>,
  goal: number | null,
): string {
  const words = ideaWords.outcomes
  if (kind === 'placed' || goal === null) return words.placed(best.position, best.day)
  if (kind === 'lost' && last.position === null) return words.left(best.position, best.day, goal)
  if (kind === 'lost') return words.lost(best.position, best.day, goal, last.position ?? 0)
  return words[kind](best.position, best.day, goal)
}
