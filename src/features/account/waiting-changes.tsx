import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { readOutage } from '#src/db/core/metadata.ts'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { type WaitingState, waitingState } from '#src/domain/sync/sync-state.ts'
import { now } from '#src/lib/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { formatAge } from '#src/words/home/ages.ts'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { untilText, waitingReason } from '#src/words/shell/sync.ts'
import { sendNow } from './actions.ts'
import { changeName } from './change-names.ts'

const maxShown = 20
// Most changes are sent sooner; showing the panel for each of them would shift the page.
const passingMs = 2_000

function useClock(): Date {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return time
}

function words(state: WaitingState, time: Date): string {
  if (state.kind === 'waiting' || state.kind === 'stuck') {
    const say = state.kind === 'stuck' ? outboxWords.stuck : outboxWords.waiting
    return say(waitingReason(state.error), untilText(state.nextAt, time))
  }
  if (state.kind === 'sending') return outboxWords.sending
  return state.kind === 'offline' ? outboxWords.offline : outboxWords.signIn
}

interface WaitingChangesProps {
  /** Oldest first. */
  entries: readonly OutboxEntry[]
  actions: ReactNode
}

export function WaitingChanges({ entries, actions }: WaitingChangesProps) {
  const time = useClock()
  const outage = useLiveQuery(async () => (await readOutage()) ?? null) ?? null
  const state = waitingState(entries, { offline: useOffline(), outage, now: time })
  const [oldest] = entries
  if (!state || !oldest) return null
  if (state.kind === 'sending' && time.getTime() - Date.parse(oldest.created_at) < passingMs) return null
  const shown = entries.slice(0, maxShown)
  const isQuiet = state.kind === 'sending' || state.kind === 'offline'
  return (
    <Panel title={outboxWords.waitingTitle} actions={actions}>
      <Notice
        tone={isQuiet ? 'info' : 'warning'}
        action={
          state.kind !== 'offline' &&
          state.kind !== 'sending' && <Button onClick={sendNow}>{outboxWords.tryNow}</Button>
        }
      >
        {words(state, time)}
      </Notice>
      <ul className="mt-4 flex flex-col gap-1 text-14">
        {shown.map((entry) => (
          <li key={entry.id}>
            {changeName(entry)} <span className="text-quiet">{formatAge(entry.created_at, time)}</span>
          </li>
        ))}
        {entries.length > shown.length && (
          <li className="text-quiet">{outboxWords.more(entries.length - shown.length)}</li>
        )}
      </ul>
    </Panel>
  )
}
