import process from 'node:process'

/** Whether this is `npm test -- --all`, which has more time. */
export const isLong = process.env.KEYTRAIL_LONG === '1'

/** Returns only KEYTRAIL_SEED if it is set, to reproduce a failure. */
export function faultSeeds(usual: number, long: number): number[] {
  const { KEYTRAIL_SEED } = process.env
  if (KEYTRAIL_SEED) return [Number(KEYTRAIL_SEED)]
  return Array.from({ length: repetitions(usual, long) }, (_, n) => n + 1)
}

export function repetitions(usual: number, long: number): number {
  return isLong ? long : usual
}
