import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'
import { formatCount, formatShortScore } from './figures.ts'

export const rankingViewWords = sentences('rankingView', {
  filter: 'Show',
  filters: { all: 'All', mine: 'Mine', new: 'New', moved: 'Moved' },
  sort: 'Sort',
  twoLines: 'Two-line rows',
  fold: (from: number, to: number) => `${from} – ${to}`,
  unfold: (from: number, to: number) => `Show ranks ${from} – ${to}`,
  own: (rank: number) => `You: ${rank}`,
  show: 'Show',
  since: (time: string) => `Changes since ${time}`,
  isNew: 'new',
  isSame: '=',
  stats: {
    likes: (count: number) => `${formatCount(count)} ${plural(count, 'like')}`,
    plays: (count: number) => `${formatCount(count)} ${plural(count, 'play')}`,
    comments: (count: number) => `${formatCount(count)} ${plural(count, 'comment')}`,
    collects: (count: number) => `${formatCount(count)} ${plural(count, 'save')}`,
    shares: (count: number) => `${formatCount(count)} ${plural(count, 'share')}`,
    followers: (count: number) => `${formatCount(count)} ${plural(count, 'follower')}`,
    vq: (score: number) => `VQ ${formatShortScore(score)}`,
  },
  unknown: (stat: string) => `${stat} N/A`,
})
