import { Link } from 'wouter'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { discardChange, retryChange } from '#src/parts/sync/actions.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { outboxWords } from '#src/words/shell/outbox.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { changeName, editPlace } from './change-names.ts'

export function ParkedChanges({ entries }: { entries: readonly OutboxEntry[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {entries.map((entry) => {
        const place = editPlace(entry)
        return (
          <li key={entry.id}>
            <Notice
              tone="warning"
              action={
                <>
                  {entry.last_error !== 'damaged' && (
                    <Button variant="secondary" onClick={() => void retryChange(entry.id)}>
                      {outboxWords.tryAgain}
                    </Button>
                  )}
                  {place && (
                    <Link href={place} className={buttonClass('quiet')}>
                      {outboxWords.edit}
                    </Link>
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
