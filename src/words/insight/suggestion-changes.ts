import type { ResultChange } from '#src/domain/ranking/comparison.ts'
import { sentences } from '#src/lib/translation.ts'

export const suggestionChangeWords = sentences('suggestionChanges', {
  title: (searched: string) => `Since ${searched}`,
  counts: ({ new: fresh, gone, up, down }: Record<ResultChange, number>) =>
    fresh + gone + up + down === 0
      ? 'The same suggestions in the same order'
      : `${fresh} new, ${gone} gone, ${up} risen, ${down} fallen`,
  compare: 'Compare',
})
