import process from 'node:process'

/** Whether this is `npm test -- --all`, which has more time. */
export const isLong = process.env.KEYTRAIL_LONG === '1'

/** Returns only FAULT_SEED if it is set, to reproduce a failure. */
export function faultSeeds(usual: number, long: number): number[] {
  const { FAULT_SEED } = process.env
  if (FAULT_SEED) return [Number(FAULT_SEED)]
  return Array.from({ length: repetitions(usual, long) }, (_, n) => n + 1)
}

export function repetitions(usual: number, long: number): number {
  return isLong ? long : usual
}
