import { useCallback, useEffect, useState } from 'react'
import { env } from '#src/lib/env.ts'
import { listen } from '#src/lib/listen.ts'
import { type PushState, pushState } from '#src/lib/push-browser.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { ChoiceField } from '#src/ui/controls/segments.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { notificationWords } from '#src/words/account/notifications.ts'
import { changeSettings, deviceTimeZone, turnPushOff, turnPushOn } from './actions.ts'
import type { AlertsView } from './use-alerts.ts'

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

type Settings = Pick<AlertsView, 'settings'>

function PushSwitch({ settings, state, onChange }: Settings & { state: PushState; onChange: () => void }) {
  const { busy, run } = useOneAtATime()
  const on = settings?.push === true
  const here = on && state.subscribed && state.permission === 'granted'
  const obstacle = findObstacle(state)

  const press = (change: () => Promise<void>) => void run(change).finally(onChange)

  return (
    <div className="flex flex-col items-start gap-3">
      <p>{stateWords(on, here)}</p>
      {obstacle && <p className="text-14 text-quiet">{obstacle}</p>}
      <div className="flex flex-wrap gap-2">
        {!here && !obstacle && (
          <Button variant="primary" busy={busy} onClick={() => press(turnPushOn)}>
            {notificationWords.turnOn}
          </Button>
        )}
        {on && (
          <Button busy={busy} onClick={() => press(turnPushOff)}>
            {notificationWords.turnOff}
          </Button>
        )}
      </div>
      {on && (
        <ChoiceField
          label={notificationWords.often}
          value={settings.daily_push ? 'daily' : 'each'}
          onChange={(often) => void changeSettings({ daily_push: often === 'daily' })}
          options={[
            { value: 'each', label: notificationWords.each },
            { value: 'daily', label: notificationWords.daily },
          ]}
        />
      )}
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const usual = { quiet_from: 22, quiet_until: 8 }

function QuietHours({ settings }: Settings) {
  const { quiet_from = null, quiet_until = null, time_zone = deviceTimeZone() } = settings ?? {}
  const isOn = quiet_from !== null && quiet_until !== null
  const here = deviceTimeZone()
  const ends = [
    { name: 'quiet_from', hour: quiet_from, label: notificationWords.from },
    { name: 'quiet_until', hour: quiet_until, label: notificationWords.until },
  ]

  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={notificationWords.quietHours}
        name="quiet"
        checked={isOn}
        onChange={(on) => void changeSettings(on ? usual : { quiet_from: null, quiet_until: null })}
        hint={notificationWords.quietHoursHint}
      />
      {isOn && (
        <>
          <div className="grid grid-cols-2 gap-3 sm:max-w-xs">
            {ends.map(({ name, hour, label }) => (
              <SelectField
                key={name}
                label={label}
                name={name}
                value={String(hour)}
                options={hours}
                onChange={(next) => void changeSettings({ [name]: Number(next) })}
              />
            ))}
          </div>
          <p className="flex flex-wrap items-center gap-2 text-14 text-quiet">
            {notificationWords.timeZone(time_zone)}
            {time_zone !== here && (
              <Button variant="quiet" onClick={() => void changeSettings({})}>
                {notificationWords.takeZone(here)}
              </Button>
            )}
          </p>
        </>
      )}
    </div>
  )
}

export function NotificationsSheet({ settings, onClose }: Settings & { onClose: () => void }) {
  const [push, setPush] = useState<PushState | null>(null)
  const look = useCallback(() => void pushState().then(setPush), [])
  useEffect(() => {
    look()
    // The user may have changed the permission in the browser's settings meanwhile.
    return listen(['focus'], look)
  }, [look])
  if (!push) return null
  const mails = [
    { name: 'daily_mail', label: notificationWords.mail, hint: notificationWords.mailHint },
    { name: 'weekly_mail', label: notificationWords.weeklyMail, hint: notificationWords.weeklyMailHint },
  ] as const
  return (
    <Dialog onClose={onClose} title={notificationWords.title}>
      <PushSwitch settings={settings} state={push} onChange={look} />
      {mails.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          {...{ name, label, hint }}
          checked={settings?.[name] === true}
          onChange={(wanted) => void changeSettings({ [name]: wanted })}
        />
      ))}
      <QuietHours settings={settings} />
    </Dialog>
  )
}
