import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { notificationWords } from '#src/words/account/notifications.ts'
import { changeSettings, deviceTimeZone } from './actions.ts'
import { PushSwitch } from './push-switch.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { usePushState } from './use-push-state.ts'

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
