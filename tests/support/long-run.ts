import process from 'node:process'

/** How often a random test is to be repeated: `npm test -- --all` has more time. */
export function repetitions(usual: number, long: number): number {
  return process.env.KEYTRAIL_LONG === '1' ? long : usual
}
