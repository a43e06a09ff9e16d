import { useState } from 'react'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { env } from '#src/lib/env.ts'
import type { PushState } from '#src/lib/push-browser.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ChoiceField } from '#src/ui/controls/choice-field.tsx'
import { notificationWords } from '#src/words/account/notifications.ts'
import { changeSettings, deviceTimeZone, turnPushOff, turnPushOn } from './actions.ts'

function findObstacle({ ability, permission }: PushState): string | null {
  if (env.pushKey === '') return notificationWords.notSetUp
  if (ability === 'install-first') return notificationWords.installFirst
  if (ability === 'unsupported') return notificationWords.unsupported
  return permission === 'denied' ? notificationWords.blocked : null
}

function stateWords(on: boolean, here: boolean): string {
  if (!on) return notificationWords.off
  return here ? notificationWords.onHere : notificationWords.onElsewhere
}

type Often = 'daily' | 'each'

interface PushSwitchProps {
  settings: AlertSettingsRow | undefined
  state: PushState
  onChange: () => void
}

export function PushSwitch({ settings, state, onChange }: PushSwitchProps) {
  const [busy, setBusy] = useState(false)
  const on = settings?.push === true
  const here = on && state.subscribed && state.permission === 'granted'
  const obstacle = findObstacle(state)

  async function run(change: () => Promise<void>) {
    setBusy(true)
    try {
      await change()
    } finally {
      setBusy(false)
      onChange()
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p>{stateWords(on, here)}</p>
      {obstacle && <p className="text-14 text-quiet">{obstacle}</p>}
      <div className="flex flex-wrap gap-2">
        {!here && !obstacle && (
          <Button variant="primary" busy={busy} onClick={() => void run(turnPushOn)}>
            {notificationWords.turnOn}
          </Button>
        )}
        {on && (
          <Button busy={busy} onClick={() => void run(turnPushOff)}>
            {notificationWords.turnOff}
          </Button>
        )}
      </div>
      {on && (
        <ChoiceField<Often>
          label={notificationWords.often}
          value={settings.daily_push ? 'daily' : 'each'}
          onChange={(often) =>
            void changeSettings({ daily_push: often === 'daily', time_zone: deviceTimeZone() })
          }
          options={[
            { value: 'each', label: notificationWords.each },
            { value: 'daily', label: notificationWords.daily },
          ]}
        />
      )}
    </div>
  )
}
