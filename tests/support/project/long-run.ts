import process from 'node:process'

/** Whether this is `npm test -- --all`, which has more time. */
export const isLong = process.env.KEYTRAIL_LONG === '1'

/** FAULT_SEED repeats one seed. */
export function faultSeeds(usual: number, long: number): number[] {
  const { FAULT_SEED } = process.env
  if (FAULT_SEED) return [Number(FAULT_SEED)]
  return Array.from({ length: repetitions(usual, long) }, (_, n) => n + 1)
}

export function repetitions(usual: number, long: number): number {
  return isLong ? long : usual
}
