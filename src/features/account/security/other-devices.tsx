import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { securityWords } from '#src/words/account/security.ts'
import { leaveOtherDevices } from './actions.ts'

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
