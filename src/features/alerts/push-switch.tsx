import { useState } from 'react'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { env } from '#src/lib/env.ts'
import type { PushState } from '#src/lib/push-browser.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notificationWords } from '#src/words/notifications.ts'
import { turnPushOff, turnPushOn } from './actions.ts'
import { usePushState } from './use-push-state.ts'

/** Why this browser cannot be told; null when it can. */
function obstacleOf({ ability, permission }: PushState): string | null {
  if (env.pushKey === '') return notificationWords.notSetUp
  if (ability === 'install-first') return notificationWords.installFirst
  if (ability === 'unsupported') return notificationWords.unsupported
  return permission === 'denied' ? notificationWords.blocked : null
}

function stateWords(on: boolean, here: boolean): string {
  if (!on) return notificationWords.off
  return here ? notificationWords.onHere : notificationWords.onElsewhere
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
            {notificationWords.turnOn}
          </Button>
        )}
        {on && (
          <Button variant="secondary" busy={busy} onClick={() => void run(turnPushOff)}>
            {notificationWords.turnOff}
          </Button>
        )}
      </div>
    </div>
  )
}
