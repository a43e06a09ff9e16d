import process from 'node:process'

/** Whether this is `npm test -- --all`, which has more time. */
export const isLong = process.env.KEYTRAIL_LONG === '1'

/** How often to repeat a random test: a long run has more time. */
export function repetitions(usual: number, long: number): number {
  return isLong ? long : usual
}
