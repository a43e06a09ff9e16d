import { type FormEvent, useId, useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { counted } from '#src/lib/format.ts'
import { useOutboxCounts } from '#src/state/outbox-counts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { deleteOwnAccount } from './actions.ts'

/** Asks for the typed word, then deletes the account. Ends itself: the screen is gone with the account. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const form = useId()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { unsent, parked } = useOutboxCounts()
  const lost = unsent + parked

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || typed !== 'delete') return
    setBusy(true)
    setRefusal(null)
    try {
      setRefusal(await deleteOwnAccount())
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Delete my account"
      description={`All your data is removed from our servers and from this device${hasPlans ? ', and your subscription ends at once without a refund' : ''}. This cannot be undone.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            Delete everything
          </Button>
        </>
      }
    >
      {lost > 0 && (
        <Notice tone="warning">
          {counted(lost, 'change has', 'changes have')} not been sent yet and will be lost too.
        </Notice>
      )}
      <form id={form} onSubmit={submit}>
        <TextField
          label="Type 'delete' to confirm"
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          {...(tried && typed !== 'delete' ? { error: "Type the word 'delete', in small letters." } : {})}
        />
      </form>
      <div role="alert">{refusal && <Notice tone="bad">{refusal}</Notice>}</div>
    </Dialog>
  )
}
