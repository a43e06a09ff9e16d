import { useLiveQuery } from 'dexie-react-hooks'
import { listParked } from '#src/db/outbox.ts'
import type { OutboxEntry } from '#src/db/schema.ts'
import { refusalReason } from '#src/domain/refusals.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { dropChange, retryChange } from './actions.ts'

const changeNames: Record<OutboxEntry['kind'], string> = {
  update_profile: 'A change of your profile',
  add_key_phrase: 'A new key phrase',
  change_key_phrase: 'A change of a key phrase',
  delete_key_phrase: 'The removal of a key phrase',
  put_note: 'A note',
  delete_note: 'The removal of a note',
  put_alert_rule: 'An alert',
  delete_alert_rule: 'The removal of an alert',
  read_alerts: 'Marking alerts as read',
  update_alert_settings: 'A change of how you are told of alerts',
  run_search: 'A search',
}

/** Which of them: "“matcha”" for a key phrase or a search. */
function subjectOf(entry: OutboxEntry): string {
  if (entry.kind === 'add_key_phrase') return ` “${entry.payload.keyword}”`
  return entry.kind === 'run_search' ? ` “${entry.payload.search_term}”` : ''
}

/** Changes that the server refused: kept until their owner sends them again or gives them up. */
export function ParkedChanges() {
  const parked = useLiveQuery(() => listParked())
  if (!parked || parked.length === 0) return null

  return (
    <Panel title="Changes that were refused">
      <ul className="flex flex-col gap-4">
        {parked.map((entry) => (
          <li key={entry.id}>
            <Notice
              tone="warning"
              action={
                <>
                  <Button variant="secondary" onClick={() => void retryChange(entry.id)}>
                    Send again
                  </Button>
                  <Button variant="quiet" onClick={() => void dropChange(entry.id)}>
                    Drop
                  </Button>
                </>
              }
            >
              {changeNames[entry.kind]}
              {subjectOf(entry)} was not accepted. {refusalReason(entry)}
            </Notice>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
