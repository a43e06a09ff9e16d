import { env } from '#src/lib/env.ts'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import type { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { mailedCodeWords } from '#src/words/account/security.ts'
import { sendCode } from './actions.ts'

const outbox = '/sandbox/mail'

type CodeField = ReturnType<typeof useCheckedText>['field']

export function MailedCodeField({ email, field }: { email: string; field: CodeField }) {
  async function sendAnother() {
    if (await sendCode()) showToast('good', mailedCodeWords.sent)
  }
  return (
    <>
      <Notice tone="good">
        {mailedCodeWords.needed(email)}
        {env.embedded && (
          <>
            {' '}
            <a href={outbox}>{outbox}</a>
          </>
        )}
      </Notice>
      <TextField
        label={mailedCodeWords.label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        {...field}
      />
      <p className="-ml-4">
        <Button variant="quiet" onClick={() => void sendAnother()}>
          {mailedCodeWords.sendAnother}
        </Button>
      </p>
    </>
  )
}
