import type { Course } from '#src/domain/insight/own-videos.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const ownVideoWords = sentences('ownVideos', {
  title: 'Your videos side by side',
  result: (videos: number, best: number | null) =>
    best === null ? 'none in this check' : `${counted(videos, 'video')}, the best at ${best}`,
  together: (together: number, checks: number) =>
    `Two or more in ${together} of ${counted(checks, 'check')}. Your position is that of the best one.`,
  chart: 'Ranks of your videos',
  checked: 'Checked',
  noCaption: 'No caption',
  ranks: 'First and last rank',
  course: 'Over time',
  moved: (first: number, last: number) => `${first} → ${last}`,
  seen: (seen: number, checks: number) => `in ${seen} of ${checks}`,
  courses: {
    gains: 'gains',
    holds: 'holds its rank',
    loses: 'loses its rank',
    left: 'not in the newest check',
  } satisfies Record<Course, string>,
  needs: (checks: number) => `needs ${counted(checks, 'more check')}`,
})

export const ownRankWords = sentences('ownRanks', {
  title: 'Where else you rank',
  result: (ranks: number) => `${counted(ranks, 'rank')} that you don’t track`,
  sample: 'From the checks on this device, newest first.',
  rank: 'Rank: ',
  track: 'Track',
  trackOne: (phrase: string) => `Track ${phrase}`,
})
