import { useState } from 'react'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { env } from '#src/lib/env.ts'
import type { PushState } from '#src/lib/push-browser.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { turnPushOff, turnPushOn } from './actions.ts'
import { usePushState } from './use-push-state.ts'

/** Why this browser cannot be told; null when it can. */
function obstacleOf({ ability, permission }: PushState): string | null {
  if (env.pushKey === '') return 'Notifications are not set up on this server.'
  if (ability === 'install-first')
    return 'On an iPhone or iPad, add Keytrail to your home screen first (Share, then Add to Home Screen) and open it from there.'
  if (ability === 'unsupported') return 'This browser does not support notifications.'
  if (permission === 'denied')
    return 'Notifications from this site are blocked. Allow them in your browser’s settings, then come back.'
  return null
}

function stateWords(on: boolean, here: boolean): string {
  if (!on) return 'Notifications are off. Alerts appear here only.'
  return here
    ? 'On for this device, even when Keytrail is closed.'
    : 'On for your account, but not on this device.'
}

/** Whether the owner is told while the app is closed. The browser asks its question only after a press here. */
export function PushSwitch({ settings }: { settings: AlertSettingsRow | undefined }) {
  const [state, look] = usePushState()
  const [busy, setBusy] = useState(false)
  if (!state) return null
  const on = settings?.push === true
  const here = on && state.subscribed && state.permission === 'granted'
  const obstacle = obstacleOf(state)

  async function run(change: () => Promise<void>) {
    setBusy(true)
    await change()
    setBusy(false)
    look()
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p>{stateWords(on, here)}</p>
      {obstacle && <p className="text-14 text-quiet">{obstacle}</p>}
      <div className="flex flex-wrap gap-2">
        {!here && !obstacle && (
          <Button busy={busy} onClick={() => void run(turnPushOn)}>
            Turn notifications on
          </Button>
        )}
        {on && (
          <Button variant="secondary" busy={busy} onClick={() => void run(turnPushOff)}>
            Turn notifications off
          </Button>
        )}
      </div>
    </div>
  )
}
