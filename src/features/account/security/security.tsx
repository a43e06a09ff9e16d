import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { securityWords } from '#src/words/account/security.ts'
import { OtherDevices } from './other-devices.tsx'
import { PasswordPanel } from './password-panel.tsx'

const DeleteAccountDialog = lazyPart(
  'question',
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  { place: 'dialog' },
)

function DeleteAccountPanel() {
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

export function Security({ email }: { email: string }) {
  return (
    <>
      <PasswordPanel email={email} />
      <OtherDevices />
      <DeleteAccountPanel />
    </>
  )
}
