import { setTimeout } from 'node:timers/promises'

/**
 * What `work` gives, at the next beat after it is there: how long it took, by which a stranger could tell accounts
 * that exist from others, does not show.
 */
export async function onTheBeat<Result>(work: Promise<Result>, beatMs: number): Promise<Result> {
  const began = performance.now()
  try {
    return await work
  } finally {
    const beats = Math.ceil((performance.now() - began) / beatMs)
    await setTimeout(Math.max(1, beats) * beatMs - (performance.now() - began))
  }
}
