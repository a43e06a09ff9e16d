import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { leaveOtherDevices } from './actions.ts'

/** Ends the sessions elsewhere: a phone that was lost, a computer that was lent. */
export function OtherDevices() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')

  async function leave() {
    if (state === 'busy') return
    setState('busy')
    setState((await leaveOtherDevices()) ? 'done' : 'idle')
  }

  return (
    <Panel title="Other devices">
      <p className="mb-4 text-quiet">Signs you out on all other devices, within an hour.</p>
      <Button variant="secondary" busy={state === 'busy'} onClick={() => void leave()}>
        Sign out other devices
      </Button>
      <div role="status" className={state === 'done' ? 'mt-4' : ''}>
        {state === 'done' && <Notice tone="good">Every other device was signed out.</Notice>}
      </div>
    </Panel>
  )
}
