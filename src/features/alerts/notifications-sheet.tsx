import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { notificationWords } from '#src/words/account/notifications.ts'
import { changeSettings, deviceTimeZone } from './actions.ts'
import { PushSwitch } from './push-switch.tsx'
import { usePushState } from './use-push-state.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const usual = { quiet_from: 22, quiet_until: 8 }

function QuietHours({ settings }: { settings: AlertSettingsRow | undefined }) {
  const { quiet_from = null, quiet_until = null, time_zone = deviceTimeZone() } = settings ?? {}
  const isOn = quiet_from !== null && quiet_until !== null
  const here = deviceTimeZone()
  const save = (values: Pick<Parameters<typeof changeSettings>[0], 'quiet_from' | 'quiet_until'>) =>
    void changeSettings({ ...values, time_zone: here })

  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={notificationWords.quietHours}
        name="quiet"
        checked={isOn}
        onChange={(on) => save(on ? usual : { quiet_from: null, quiet_until: null })}
        hint={notificationWords.quietHoursHint}
      />
      {isOn && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-xs">
          <SelectField
            label={notificationWords.from}
            name="quiet_from"
            value={String(quiet_from)}
            options={hours}
            onChange={(hour) => save({ quiet_from: Number(hour) })}
          />
          <SelectField
            label={notificationWords.until}
            name="quiet_until"
            value={String(quiet_until)}
            options={hours}
            onChange={(hour) => save({ quiet_until: Number(hour) })}
          />
        </div>
      )}
      {isOn && (
        <p className="flex flex-wrap items-center gap-2 text-14 text-quiet">
          {notificationWords.timeZone(time_zone)}
          {time_zone !== here && (
            <Button variant="quiet" onClick={() => save({})}>
              {notificationWords.takeZone(here)}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

interface NotificationsSheetProps {
  settings: AlertSettingsRow | undefined
  onClose: () => void
}

export function NotificationsSheet({ settings, onClose }: NotificationsSheetProps) {
  const [push, lookAtPush] = usePushState()
  if (!push) return null
  return (
    <Dialog onClose={onClose} title={notificationWords.title}>
      <PushSwitch settings={settings} state={push} onChange={lookAtPush} />
      <Checkbox
        label={notificationWords.mail}
        name="daily_mail"
        checked={settings?.daily_mail === true}
        onChange={(daily_mail) => void changeSettings({ daily_mail, time_zone: deviceTimeZone() })}
        hint={notificationWords.mailHint}
      />
      <Checkbox
        label={notificationWords.weeklyMail}
        name="weekly_mail"
        checked={settings?.weekly_mail === true}
        onChange={(weekly_mail) => void changeSettings({ weekly_mail, time_zone: deviceTimeZone() })}
        hint={notificationWords.weeklyMailHint}
      />
      <QuietHours settings={settings} />
    </Dialog>
  )
}
