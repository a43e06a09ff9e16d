import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { readOutage } from '#src/db/core/metadata.ts'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { isSound } from '#src/db/outbox/damaged-entries.ts'
import { listOutbox } from '#src/db/outbox/outbox.ts'
import { ideaPath } from '#src/domain/ideas/idea-link.ts'
import { links } from '#src/domain/shell/routes.ts'
import { type WaitingState, waitingState } from '#src/domain/sync/sync-state.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { discardChange, retryChange, retryPull } from '#src/parts/sync/actions.ts'
import { saveChanges } from '#src/parts/sync/save-changes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { useTime } from '#src/ui/hooks/use-time.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { formatAge } from '#src/words/home/ages.ts'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { untilText, waitingReason } from '#src/words/shell/sync.ts'

/** The name of a change, such as "New key phrase “matcha”". */
function changeName(entry: OutboxEntry): string {
  const name = outboxWords.names[entry.kind] ?? outboxWords.unknown
  if (entry.kind === 'add_key_phrase') return outboxWords.named(name, entry.payload.keyword)
  return entry.kind === 'run_search' ? outboxWords.named(name, entry.payload.search_term) : name
}

/** The page on which the user can edit the change; null if there is none. */
function editPlace(entry: OutboxEntry): string | null {
  switch (entry.kind) {
    case 'add_key_phrase':
    case 'change_key_phrase':
      return links.keyPhrase(entry.payload.id)
    case 'add_idea':
    case 'change_idea':
      return ideaPath(entry.payload.id)
    case 'put_note':
    case 'put_alert_rule':
      return links.keyPhrase(entry.payload.keyword_id)
    default:
      return null
  }
}

const maxShown = 20
// While changes are being sent, the panel stays hidden until the oldest is this old. Most are sent sooner,
// and a panel that appears briefly would shift the page.
const passingMs = 2_000

function words(state: WaitingState, time: Date): string {
  if (state.kind === 'waiting' || state.kind === 'stuck') {
    const say = state.kind === 'stuck' ? outboxWords.stuck : outboxWords.waiting
    return say(waitingReason(state.error), untilText(state.nextAt, time))
  }
  if (state.kind === 'sending') return outboxWords.sending
  return state.kind === 'offline' ? outboxWords.offline : outboxWords.signIn
}

function WaitingChanges({ entries, actions }: { entries: readonly OutboxEntry[]; actions: ReactNode }) {
  const time = useTime(1_000)
  const outage = useLiveQuery(readOutage) ?? null
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
        action={!isQuiet && <Button onClick={retryPull}>{outboxWords.tryNow}</Button>}
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

function ParkedChanges({ entries }: { entries: readonly OutboxEntry[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {entries.map((entry) => {
        const place = editPlace(entry)
        return (
          <li key={entry.id}>
            <Notice
              tone="warning"
              onRetry={entry.last_error === 'damaged' ? undefined : () => void retryChange(entry.id)}
              action={
                <>
                  {place && (
                    <ButtonLink href={place} variant="quiet">
                      {outboxWords.edit}
                    </ButtonLink>
                  )}
                  <Button variant="quiet" onClick={() => void discardChange(entry.id)}>
                    {outboxWords.discard}
                  </Button>
                </>
              }
            >
              {outboxWords.notSaved(changeName(entry), refusalReason(entry))}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}

export function UnsentList() {
  // Leaves out damaged changes, which may lack fields, until the sync parks them.
  const entries = useLiveQuery(async () => (await listOutbox()).filter(isSound)) ?? []
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const parked = entries.filter(({ state }) => state === 'parked')
  const actions = (
    <Button variant="quiet" onClick={() => saveChanges(entries)}>
      {outboxWords.saveAsFile}
    </Button>
  )
  return (
    <>
      {parked.length > 0 && (
        <Panel title={outboxWords.refusedTitle} actions={waiting.length === 0 && actions}>
          <ParkedChanges entries={parked} />
        </Panel>
      )}
      {waiting.length > 0 && <WaitingChanges entries={waiting} actions={actions} />}
    </>
  )
}
