import { useState } from 'react'
import type { AlertSettingsRow } from '#src/domain/rows.ts'
import { env } from '#src/lib/env.ts'
import type { PushState } from '#src/lib/push-browser.ts'
import { Button } from '#src/ui/button.tsx'
import { turnPushOff, turnPushOn } from './actions.ts'
import { usePushState } from './use-push-state.ts'

/** Why this browser cannot be told; null when it can. */
function obstacleOf({ ability, permission }: PushState): string | null {
  if (env.pushKey === '') return 'This server sends no notifications.'
  if (ability === 'install-first')
    return 'On an iPhone or iPad, first add Keytrail to the home screen: Share, then Add to Home Screen. Then open it from there.'
  if (ability === 'unsupported') return 'This browser cannot show notifications of Keytrail.'
  if (permission === 'denied')
    return 'Notifications of this site are blocked. Allow them in your browser’s settings for this site, then come back.'
  return null
}

function stateWords(on: boolean, here: boolean): string {
  if (!on) return 'Off. Alerts are kept in the inbox only.'
  return here
    ? 'On. This browser is told when Keytrail is closed.'
    : 'On for your account, but this browser is not signed up.'
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
