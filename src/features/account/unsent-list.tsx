import { useLiveQuery } from 'dexie-react-hooks'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { isSound } from '#src/db/outbox/damaged-entries.ts'
import { listOutbox } from '#src/db/outbox/outbox-list.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { discardChange, retryChange } from '#src/parts/sync/actions.ts'
import { saveChanges } from '#src/parts/sync/save-changes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { changeName, editPlace } from './change-names.ts'
import { WaitingChanges } from './waiting-changes.tsx'

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
  // Leaves out a damaged change until it is parked.
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
