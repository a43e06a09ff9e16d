import { useLiveQuery } from 'dexie-react-hooks'
import { isSound } from '#src/db/outbox/damaged-entries.ts'
import { listOutbox } from '#src/db/outbox/outbox-list.ts'
import { saveChanges } from '#src/parts/sync/save-changes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { ParkedChanges } from './parked-changes.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

export function UnsentList() {
  // A damaged change is shown once it is parked.
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
