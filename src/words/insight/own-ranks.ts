import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const ownRankWords = sentences('ownRanks', {
  title: 'Where else you rank',
  result: (ranks: number) => `${counted(ranks, 'rank')} that you don’t track`,
  sample: 'From the checks on this device, newest first.',
  rank: 'Rank: ',
  track: 'Track',
  trackOne: (phrase: string) => `Track ${phrase}`,
})
