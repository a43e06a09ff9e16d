import process from 'node:process'

/** Whether this run was started with `--all`, and so may take longer. */
export const isLong = process.env.KEYTRAIL_LONG === '1'

/** Returns `usual` seeds, or `long` with `--all`. If KEYTRAIL_SEED is set, returns only that seed. */
export function faultSeeds(usual: number, long: number): number[] {
  const { KEYTRAIL_SEED } = process.env
  if (KEYTRAIL_SEED) return [Number(KEYTRAIL_SEED)]
  return Array.from({ length: repetitions(usual, long) }, (_, n) => n + 1)
}

export function repetitions(usual: number, long: number): number {
  return isLong ? long : usual
}
