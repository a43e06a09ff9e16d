import { changeAlertSettings, markAlertsRead } from '#src/db/writes/alerts.ts'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { env } from '#src/lib/env.ts'
import { localeTag } from '#src/lib/locale.ts'
import { askPermission, currentSubscription, subscribe } from '#src/lib/push-browser.ts'
import { deletePushSubscription, savePushSubscription } from '#src/remote/tables/push-subscriptions.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { notificationWords } from '#src/words/account/notifications.ts'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'

/** Marks every alert up to a time as read. */
export async function markRead(until: string): Promise<void> {
  await keepAndSend(alertsPageWords.markReadFailed, () => markAlertsRead(until))
}

type Settings = Partial<Omit<AlertSettingsRow, 'user_id'>>

/** Changes how the owner is told, in the language of this device from then on; it is sent when there is a network. */
export async function changeSettings(values: Settings): Promise<void> {
  const language = localeTag().slice(0, 2)
  await keepAndSend(notificationWords.settingsFailed, () => changeAlertSettings({ ...values, language }))
}

function caller(): Caller {
  const session = currentSession()
  if (session.status === 'signed-out') throw new Error('Nobody is signed in')
  return { userId: session.userId, signal: AbortSignal.timeout(10_000) }
}

/** The time zone of this device, in which quiet hours are meant. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Has this browser told of alerts: asks its user, subscribes, and lets the server know. This needs a network; what
 * stands in the way is said.
 */
export async function turnPushOn(): Promise<void> {
  if ((await askPermission()) !== 'granted') return showToast('info', notificationWords.notAllowed)
  try {
    const subscription = await subscribe(env.pushKey)
    await savePushSubscription(caller(), subscription)
  } catch {
    return showToast('bad', notificationWords.turnOnFailed)
  }
  await changeSettings({ push: true, time_zone: deviceTimeZone() })
  showToast('good', notificationWords.turnedOn)
}

/** Stops telling, on every device of the account. */
export async function turnPushOff(): Promise<void> {
  await changeSettings({ push: false })
  const subscription = await currentSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  // A browser that the server still knows is dropped when its push service says that it is gone.
  await deletePushSubscription(caller(), subscription.endpoint).catch(() => undefined)
}
