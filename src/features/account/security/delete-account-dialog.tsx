import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { useOutboxCounts } from '#src/state/notices.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { accountDeletionWords } from '#src/words/account/account-deletion.ts'
import { deleteOwnAccount } from './actions.ts'

export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const { field, refuse } = useCheckedText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { unsent, parked } = useOutboxCounts()
  const lost = unsent + parked
  const consequences = accountDeletionWords.consequences

  async function submit() {
    if (field.value !== accountDeletionWords.word) return refuse(accountDeletionWords.wrongWord)
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
      <TextField label={accountDeletionWords.typeWord} name="confirmation" verbatim {...field} />
      <div role="alert">{refusal && <Notice tone="bad">{refusal}</Notice>}</div>
    </FormDialog>
  )
}
