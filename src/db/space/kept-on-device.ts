import type { KeptWindow } from '#src/domain/sync/kept-window.ts'
import { writeMetadata } from '../core/metadata.ts'
import { want } from '../missing/wanted.ts'
import { inWindow, listSizes, ofSize } from './check-window.ts'
import { keepToWindow } from './disk-quota.ts'

/** Evicts checks outside the new window. The next pull fetches the missing results of the checks inside. */
export async function changeWindow(window: KeptWindow): Promise<void> {
  await writeMetadata('window', window)
  const wanted = await inWindow(await listSizes(0, 1))
  await want(wanted.map(({ id, searched_at }) => ({ table: 'checks', id, at: searched_at })))
  await keepToWindow()
}

/** `left` is the number of checks stored only as heads. */
export async function readKept() {
  const [here, left] = await Promise.all([listSizes(1, Number.POSITIVE_INFINITY), ofSize(0, 1).count()])
  return { checks: here.length, bytes: here.reduce((sum, { bytes }) => sum + bytes, 0), left }
}
