import { useState } from 'react'
import type { ApiToken } from '#src/domain/account/api-token.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { dropToken } from './actions.ts'

interface RevokeDialogProps {
  token: ApiToken
  onClose: (revoked: boolean) => void
}

/** Asks before a token is revoked. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const [busy, setBusy] = useState(false)

  async function revoke() {
    if (busy) return
    setBusy(true)
    const revoked = await dropToken(token.id)
    setBusy(false)
    if (revoked) onClose(true)
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose(false)}
      title={apiTokenWords.revokeAsk(token.name)}
      description={apiTokenWords.revokeWarning}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onClose(false)}>
            {apiTokenWords.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void revoke()}>
            {apiTokenWords.revoke}
          </Button>
        </>
      }
    />
  )
}
