import { useLiveQuery } from 'dexie-react-hooks'
import { listParked } from '#src/db/outbox.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { dropChange, retryChange } from './actions.ts'

const changeNames = { update_profile: 'A change of your profile' } as const

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
              {changeNames[entry.kind]} was not accepted: {entry.last_error ?? 'no reason was given'}.
            </Notice>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
