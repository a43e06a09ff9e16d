import { type ReactNode, useState } from 'react'
import { CopyableCode } from '#src/parts/shell/copyable-code.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, FormDialog } from '#src/ui/controls/dialog.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { accessWords } from '#src/words/access/access.ts'
import type { webhookWords } from '#src/words/access/webhooks.ts'
import type { Created } from './actions.ts'

interface SecretFormProps {
  words: Pick<typeof webhookWords, 'create' | 'createIt' | 'created' | 'once'>
  /** Returns null if the form is incomplete. */
  create: () => Promise<Created> | null
  /** An error that no field shows. */
  problem?: string | false
  onClose: () => void
  children: ReactNode
}

/** Creates a token or webhook, then shows its secret once. */
export function SecretForm({ words, create, problem, onClose, children }: SecretFormProps) {
  const [made, setMade] = useState<Created | null>(null)
  if (made && 'secret' in made)
    return (
      <Dialog
        onClose={onClose}
        title={words.created}
        description={words.once}
        actions={
          <Button variant="primary" onClick={onClose}>
            {accessWords.done}
          </Button>
        }
      >
        <CopyableCode text={made.secret} copy={accessWords.copy} />
      </Dialog>
    )
  const failure = problem || made?.refusal
  return (
    <FormDialog
      title={words.create}
      submit={words.createIt}
      noValidate
      onSubmit={async () => setMade(await create())}
      onClose={onClose}
    >
      {children}
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
    </FormDialog>
  )
}
