import { formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const usageWords = sentences('usage', {
  used: ({ used, allowance }: { used: number; allowance: number }) =>
    `${formatWhole(used)} of ${formatWhole(allowance)} used`,
  loadFailed: 'Failed to load usage statistics',
})
