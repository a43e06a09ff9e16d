import {
  deleteAlertRule,
  putAlertRule,
  changeAlertSettings as putSettings,
  readAlerts,
} from '#src/db/writes/alerts.ts'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { env } from '#src/lib/env.ts'
import { newId } from '#src/lib/ids.ts'
import { askPermission, currentSubscription, subscribe } from '#src/lib/push-browser.ts'
import type { NewAlertRule } from '#src/parts/tracking/alert-rule-form.tsx'
import { deletePushSubscription, savePushSubscription } from '#src/remote/tables/push.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'

async function attempt(failure: string, change: () => Promise<void>): Promise<void> {
  try {
    await change()
    kickSync()
  } catch (error) {
    showToast('bad', failure)
    reportError(error)
  }
}

/** Marks every alert up to a time as read. */
export function markRead(until: string): Promise<void> {
  return attempt('Could not mark the alerts as read', () => readAlerts(until))
}

export function addRule(keyword_id: string, rule: NewAlertRule): Promise<void> {
  return attempt('Could not add the alert', () => putAlertRule({ ...rule, id: newId(), keyword_id }))
}

export function removeRule(id: string): Promise<void> {
  return attempt('Could not remove the alert', () => deleteAlertRule(id))
}

type Settings = Partial<Omit<AlertSettingsRow, 'user_id'>>

/** Changes how the owner is told; it is sent when there is a network. */
export function changeSettings(values: Settings): Promise<void> {
  return attempt('Could not save notification settings', () => putSettings(values))
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
  if ((await askPermission()) !== 'granted') return showToast('info', 'Notifications were not allowed.')
  try {
    const subscription = await subscribe(env.pushKey)
    await savePushSubscription(caller(), subscription)
  } catch {
    return showToast('bad', 'Notifications could not be turned on. Try again when you are online.')
  }
  await changeSettings({ push: true, time_zone: deviceTimeZone() })
  showToast('good', 'Notifications are on for this device')
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
