import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { readOutage } from '#src/db/core/metadata.ts'
import { database } from '#src/db/core/open.ts'
import { takeTicket } from '#src/db/mirror/pull-books.ts'
import { countLarge } from '#src/db/missing/wanted.ts'
import { listWaiting } from '#src/db/outbox/outbox.ts'
import { type Arrival, waitingState } from '#src/domain/sync/sync-state.ts'
import { type SyncNotice, setSyncNotice } from '#src/state/notices.ts'
import { useLack } from '#src/state/sync-status.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { useTime } from '#src/ui/hooks/use-time.ts'
import { arrivalText, waitingText } from '#src/words/shell/sync.ts'

// How often the notice is updated: its text depends on how long the changes have been waiting.
const lookMs = 30_000

function useChangesNotice(): SyncNotice | null {
  const entries = useLiveQuery(() => listWaiting()) ?? []
  const outage = useLiveQuery(async () => (await readOutage()) ?? null) ?? null
  const time = useTime(lookMs, entries.length > 0)
  const state = waitingState(entries, { offline: useOffline(), outage, now: time })
  if (!state) return null
  const searches = entries.filter(({ kind }) => kind === 'run_search').length
  const isHeld = state.kind !== 'sending' && state.kind !== 'offline'
  return {
    text: waitingText(state, entries.length, searches, time),
    isArrival: false,
    retry: isHeld ? kickSync : null,
  }
}

async function readArrival(): Promise<Arrival> {
  const { searches, checks } = database()
  const [searched, checked, coming] = await Promise.all([searches.count(), checks.count(), countLarge()])
  const { cursor, open } = (await takeTicket()).books
  return { here: searched + checked - coming, coming, more: cursor === null || Object.keys(open).length > 0 }
}

function useArrivalNotice(): SyncNotice | null {
  const isComing = useLack() === 'loading'
  const arrival = useLiveQuery(async () => (isComing ? readArrival() : null), [isComing])
  const text = arrival ? arrivalText(arrival) : null
  return text === null ? null : { text, isArrival: true, retry: null }
}

export function SyncNotices() {
  const changes = useChangesNotice()
  const arrival = useArrivalNotice()
  const { text, isArrival, retry } = changes ?? arrival ?? {}
  useEffect(() => {
    setSyncNotice(text === undefined ? null : { text, isArrival: isArrival === true, retry: retry ?? null })
  }, [text, isArrival, retry])
  useEffect(() => () => setSyncNotice(null), [])
  return null
}
