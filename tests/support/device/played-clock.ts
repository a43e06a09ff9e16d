import { expect, vi } from 'vitest'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { ada } from '../rows/made-rows.ts'
import { server } from './played-remote.ts'
import { turns } from './turns.ts'

export const stepMs = 100

/** Yields to the store after each step. */
export async function pass(ms: number, look: () => Promise<void> | void = () => {}): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    await turns(20)
    await look()
  }
}

/** Returns the elapsed milliseconds. Throws on a timeout. */
export async function passUntil(
  isSo: () => boolean | Promise<boolean>,
  maxMs: number,
  look?: () => Promise<void> | void,
): Promise<number> {
  let passedMs = 0
  for (; !(await isSo()); passedMs += stepMs) {
    expect(passedMs, `stuck: ${isSo}`).toBeLessThan(maxMs)
    await pass(stepMs, look)
  }
  return passedMs
}

/** Measures the longest time for which `isWaiting` was true while the server applied nothing. `look` follows each step. */
export function measureSilence(isWaiting: () => boolean): { look(): void; maxMs(): number } {
  let known = server().applied.length
  let silentMs = 0
  let maxMs = 0
  const look = () => {
    silentMs = isWaiting() && server().applied.length === known ? silentMs + stepMs : 0
    known = server().applied.length
    maxMs = Math.max(maxMs, silentMs)
  }
  return { look, maxMs: () => maxMs }
}

export const isSent = async () => (await countUnsent()) === 0

/** The notes and names by row, in the order in which the server applied them. */
export function applied(): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const { payload } of server().applied) {
    const { id = ada, note, first_name } = payload as { id?: string; note?: string; first_name?: string }
    rows.set(id, [...(rows.get(id) ?? []), note ?? first_name ?? ''])
  }
  return rows
}
