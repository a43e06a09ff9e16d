import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { securityWords } from '#src/words/account/security.ts'
import { leaveOtherDevices } from './actions.ts'
import { PasswordPanel } from './password-panel.tsx'

const DeleteAccountDialog = lazyPart(
  'question',
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  { place: 'dialog' },
)

export function OtherDevices() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')

  async function leave() {
    if (state === 'busy') return
    setState('busy')
    let left = false
    try {
      left = await leaveOtherDevices()
    } finally {
      setState(left ? 'done' : 'idle')
    }
  }

  return (
    <Panel title={securityWords.devices}>
      <p className="mb-4 text-quiet">{securityWords.devicesLead}</p>
      <Button variant="secondary" busy={state === 'busy'} onClick={() => void leave()}>
        {securityWords.signOutDevices}
      </Button>
      <div role="status" className={state === 'done' ? 'mt-4' : ''}>
        {state === 'done' && <Notice tone="good">{securityWords.devicesLeft}</Notice>}
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
