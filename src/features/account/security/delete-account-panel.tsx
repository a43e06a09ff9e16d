import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { securityWords } from '#src/words/account/security.ts'

const DeleteAccountDialog = lazyPart(
  'question',
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  { place: 'dialog' },
)

export function DeleteAccountPanel() {
  const [asking, setAsking] = useState(false)
  const lead = securityWords.deleteLead
  return (
    <Panel title={securityWords.deleteAccount}>
      <p className="mb-4 text-quiet">{hasPlans ? lead.plans : lead.noPlans}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {securityWords.deleteAccount}
      </Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}
