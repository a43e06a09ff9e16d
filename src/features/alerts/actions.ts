import { changeProfile } from '#src/db/writes/account.ts'
import { changeAlertSettings, markAlertsRead } from '#src/db/writes/alerts.ts'
import type { BrandWords } from '#src/domain/account/rows.ts'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { env } from '#src/lib/env.ts'
import { localeTag } from '#src/lib/locale.ts'
import { currentSubscription, subscribe } from '#src/lib/push-browser.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { deletePushSubscription, savePushSubscription } from '#src/remote/tables/push-subscriptions.ts'
import { showToast } from '#src/state/toasts.ts'
import { askAsUser } from '#src/sync/engine/ask-as-user.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { notificationWords } from '#src/words/account/notifications.ts'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'
import { brandWordsWords } from '#src/words/alerts/brand-words.ts'

export async function markRead(until: string): Promise<void> {
  await keepAndSend(alertsPageWords.markReadFailed, () => markAlertsRead(until))
}

type Settings = Partial<Omit<AlertSettingsRow, 'user_id' | 'language' | 'time_zone'>>

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Also sets the notifications' language to the page's, and their time zone to the device's. */
export async function changeSettings(values: Settings): Promise<void> {
  const here = { language: localeTag().slice(0, 2), time_zone: deviceTimeZone() }
  await keepAndSend(notificationWords.settingsFailed, () => changeAlertSettings({ ...values, ...here }))
}

export async function turnPushOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    return showToast('info', notificationWords.notAllowed)
  const subscription = await subscribe(env.pushKey).catch(() => null)
  const saved = subscription && (await askAsUser((caller) => savePushSubscription(caller, subscription)))
  if (saved === null || saved instanceof RemoteError) return showToast('bad', notificationWords.turnOnFailed)
  await changeSettings({ push: true })
  showToast('good', notificationWords.turnedOn)
}

/** Disables push notifications on all of the account's devices. */
export async function turnPushOff(): Promise<void> {
  await changeSettings({ push: false })
  const subscription = await currentSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  // If this fails, the server deletes the subscription when the push service reports it as gone.
  await askAsUser((caller) => deletePushSubscription(caller, subscription.endpoint))
}

export function saveBrandWords(brand_words: BrandWords): Promise<boolean> {
  return keepAndSend(brandWordsWords.saveFailed, () => changeProfile({ brand_words }))
}
