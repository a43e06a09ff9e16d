import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { useOutboxCounts } from '#src/state/notices.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { accountDeletionWords } from '#src/words/account/account-deletion.ts'
import { deleteOwnAccount } from './actions.ts'

export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { unsent, parked } = useOutboxCounts()
  const lost = unsent + parked
  const isConfirmed = typed === accountDeletionWords.word
  const consequences = accountDeletionWords.consequences

  async function submit() {
    setTried(true)
    if (!isConfirmed) return
    setRefusal(null)
    setRefusal(await deleteOwnAccount())
  }

  return (
    <FormDialog
      title={accountDeletionWords.title}
      description={hasPlans ? consequences.plans : consequences.noPlans}
      cancel={accountDeletionWords.keep}
      submit={accountDeletionWords.confirm}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      {lost > 0 && <Notice tone="warning">{accountDeletionWords.unsent(lost)}</Notice>}
      <TextField
        label={accountDeletionWords.typeWord}
        name="confirmation"
        verbatim
        value={typed}
        onChange={setTyped}
        error={tried && !isConfirmed ? accountDeletionWords.wrongWord : undefined}
      />
      <div role="alert">{refusal && <Notice tone="bad">{refusal}</Notice>}</div>
    </FormDialog>
  )
}
