import { setTimeout } from 'node:timers/promises'

const intervalMs = 250

/** Settles only at multiples of `intervalMs`, so that the duration does not reveal which accounts exist. */
export async function atFixedInterval<Result>(work: Promise<Result>): Promise<Result> {
  const began = performance.now()
  try {
    return await work
  } finally {
    const intervals = Math.ceil((performance.now() - began) / intervalMs)
    await setTimeout(Math.max(1, intervals) * intervalMs - (performance.now() - began))
  }
}
