import type { KeptWindow } from '#src/domain/sync/kept-window.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { want } from '../missing/wanted.ts'
import { inWindow, ofSize, type Question, type SizeKey } from './check-window.ts'
import { keepToWindow } from './disk-quota.ts'

/** Evicts checks outside the new window. The next pull fetches the missing results of the checks inside. */
export async function changeWindow(window: KeptWindow): Promise<void> {
  await writeMetadata('window', window)
  const lacking: (Question & { id: string; searched_at: string })[] = []
  await ofSize(0, 1).eachKey((key, { primaryKey }) => {
    const [, search_term, country, searched_at] = key as unknown as SizeKey
    lacking.push({ id: String(primaryKey), search_term, country, searched_at })
  })
  const wanted = await inWindow(lacking)
  await want(wanted.map(({ id, searched_at }) => ({ table: 'checks', id, at: searched_at })))
  await keepToWindow()
}

export interface KeptOnDevice {
  checks: number
  bytes: number
  /** Checks stored only as heads. */
  left: number
}

export async function readKept(): Promise<KeptOnDevice> {
  let bytes = 0
  await ofSize(1, Number.POSITIVE_INFINITY).eachKey((key) => {
    bytes += (key as unknown as SizeKey)[0]
  })
  const [all, left] = await Promise.all([database().checks.count(), ofSize(0, 1).count()])
  return { checks: all - left, bytes, left }
}
