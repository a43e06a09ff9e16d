import process from 'node:process'

/** Returns KEYTRAIL_SEED, to reproduce a failing run, or a new seed. */
export function newSeed(): number {
  return Number(process.env.KEYTRAIL_SEED ?? Math.floor(Math.random() * 2 ** 32))
}

/** Returns a generator of numbers from 0 to less than 1. Print the seed, to make failures reproducible. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items]
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}
