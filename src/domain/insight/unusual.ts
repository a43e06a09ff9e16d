import type { Standing } from '../tracking/standing.ts'

export function isBetterThanUsual({ usual }: Pick<Standing, 'usual'>): boolean {
  return usual?.at(-1)?.toLowerCase() === 'b'
}

/** 2 for a new level, 1 for outside the usual range, 0 for inside; null if unknown. */
export function unusualnessOf({ usual }: Pick<Standing, 'usual'>): 0 | 1 | 2 | null {
  const side = usual?.at(-1)
  if (side === undefined || side === '?') return null
  if (side === 'u') return 0
  return side < 'a' ? 2 : 1
}
