// Deterministic chance: every result depends only on the arguments.

/** Hashes the UTF-16 units of `parts` to an integer from 0 to 2^32 - 1 (FNV-1a, then murmur3's finalizer). */
export function hash(...parts: (string | number)[]): number {
  const text = parts.join('\u0000')
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** Returns a number that is at least 0 and less than 1. */
export function chance(...parts: (string | number)[]): number {
  return hash(...parts) / 2 ** 32
}

/** Returns an integer from `low` to `high`, both inclusive. */
export function between(low: number, high: number, ...parts: (string | number)[]): number {
  return low + Math.floor(chance(...parts) * (high - low + 1))
}

export function pick<Choice>(choices: readonly Choice[], ...parts: (string | number)[]): Choice {
  return choices[hash(...parts) % choices.length] as Choice
}

export function drift(day: number, ...parts: (string | number)[]): number {
  return (
    0.1 * wave(day / 3, ...parts, 'days') + 0.3 * wave(day / 10, ...parts, 'weeks') + wave(day / 40, ...parts)
  )
}

/** Value noise between -1 and 1: random at integers, smooth in between. */
function wave(time: number, ...parts: (string | number)[]): number {
  const before = Math.floor(time)
  const way = time - before
  const smooth = way * way * (3 - 2 * way)
  const value = (at: number) => chance(at, ...parts) * 2 - 1
  return value(before) * (1 - smooth) + value(before + 1) * smooth
}
