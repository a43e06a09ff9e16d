import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { securityWords } from '#src/words/account/security.ts'
import { leaveOtherDevices } from './actions.ts'
import { PasswordPanel } from './password-panel.tsx'

const DeleteAccountDialog = lazyPart(
  'question',
  () => import('./delete-account-dialog.tsx'),
  'DeleteAccountDialog',
)

export function OtherDevices() {
  const [left, setLeft] = useState(false)
  const { busy, run } = useOneAtATime()

  function leave() {
    setLeft(false)
    void run(leaveOtherDevices, setLeft)
  }

  return (
    <Panel title={securityWords.devices}>
      <p className="mb-4 text-quiet">{securityWords.devicesLead}</p>
      <Button busy={busy} onClick={leave}>
        {securityWords.signOutDevices}
      </Button>
      <div role="status" className={left ? 'mt-4' : ''}>
        {left && <Notice tone="good">{securityWords.devicesLeft}</Notice>}
      </div>
    </Panel>
  )
}

function DeleteAccountPanel() {
  const [asking, setAsking] = useState(false)
  const lead = securityWords.deleteLead
  return (
    <Panel title={securityWords.deleteAccount}>
      <p className="mb-4 text-quiet">{hasPlans ? lead.plans : lead.noPlans}</p>
      <Button onClick={() => setAsking(true)}>{securityWords.deleteAccount}</Button>
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
