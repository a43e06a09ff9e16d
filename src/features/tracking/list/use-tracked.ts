import { useLiveQuery } from 'dexie-react-hooks'
import { type OutboxEntry, outboxRow } from '#src/db/core/schema.ts'
import { listUnsent } from '#src/db/outbox/outbox.ts'
import { listKeyPhrases, readStandings } from '#src/db/reads/key-phrases.ts'
import { readPlan, readProfile } from '#src/db/reads/profile.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { type TrackedItem, trackedItem } from '#src/domain/tracking/tracked-item.ts'

export interface ListedItem extends TrackedItem {
  unsent: readonly OutboxEntry[]
  /** Whether the plan excludes tracking. */
  locked: boolean
}

export interface TrackedList {
  items: readonly ListedItem[]
  active: number
  plan: PlanRow | null
}

async function readTracked(): Promise<TrackedList> {
  const [rows, standings, entries, profile] = await Promise.all([
    listKeyPhrases(),
    readStandings(),
    listUnsent('keyPhrases'),
    readProfile(),
  ])
  const plan = (profile && (await readPlan(profile.subscription_level))) ?? null
  const unsent = Map.groupBy(entries, (entry) => entry.row)
  const items = rows.map((row) => ({
    ...trackedItem(row, standings.get(row.id)),
    unsent: unsent.get(outboxRow('keyPhrases', row.id)) ?? [],
    locked: plan?.active_key_phrases === 0,
  }))
  // A refused key phrase does not count until the server accepts it.
  const isRefusedAdd = ({ kind, state }: OutboxEntry) => kind === 'add_key_phrase' && state === 'parked'
  const active = items.filter(({ row, unsent }) => row.status && !unsent.some(isRefusedAdd)).length
  return { items, active, plan }
}

/** Newest first. Undefined while loading. */
export function useTracked(): TrackedList | undefined {
  return useLiveQuery(readTracked)
}
