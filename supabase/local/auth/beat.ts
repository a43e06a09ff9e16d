import { setTimeout } from 'node:timers/promises'

const beatMs = 250

/**
 * Gives the result of `work` at the next beat after it is there. How long it took, by which a stranger could tell
 * accounts that exist from others, does not show.
 */
export async function onTheBeat<Result>(work: Promise<Result>): Promise<Result> {
  const began = performance.now()
  try {
    return await work
  } finally {
    const beats = Math.ceil((performance.now() - began) / beatMs)
    await setTimeout(Math.max(1, beats) * beatMs - (performance.now() - began))
  }
}
