import { type FormEvent, useId, useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { useOutboxCounts } from '#src/state/outbox-counts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { accountDeletionWords } from '#src/words/account/account-deletion.ts'
import { deleteOwnAccount } from './actions.ts'

export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const form = useId()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { unsent, parked } = useOutboxCounts()
  const lost = unsent + parked
  const isConfirmed = typed === accountDeletionWords.word
  const consequences = accountDeletionWords.consequences

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || !isConfirmed) return
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
      title={accountDeletionWords.title}
      description={hasPlans ? consequences.plans : consequences.noPlans}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {accountDeletionWords.keep}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {accountDeletionWords.confirm}
          </Button>
        </>
      }
    >
      {lost > 0 && <Notice tone="warning">{accountDeletionWords.unsent(lost)}</Notice>}
      <form id={form} onSubmit={submit}>
        <TextField
          label={accountDeletionWords.typeWord}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          {...(tried && !isConfirmed ? { error: accountDeletionWords.wrongWord } : {})}
        />
      </form>
      <div role="alert">{refusal && <Notice tone="bad">{refusal}</Notice>}</div>
    </Dialog>
  )
}
