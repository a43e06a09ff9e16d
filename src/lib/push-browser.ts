import { isApplePhone, isInstalled } from './device.ts'

export interface PushState {
  /** `install-first`: an iPhone or iPad, where only an app on the home screen receives pushes. */
  ability: 'able' | 'install-first' | 'unsupported'
  permission: NotificationPermission
  subscribed: boolean
}

function ability(): PushState['ability'] {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return 'able'
  return isApplePhone() && !isInstalled() ? 'install-first' : 'unsupported'
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (ability() !== 'able') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  const able = ability()
  if (able !== 'able') return { ability: able, permission: 'denied', subscribed: false }
  return {
    ability: able,
    permission: Notification.permission,
    subscribed: (await currentSubscription()) !== null,
  }
}

/** Throws if there is no service worker or permission, or if the push service is unreachable. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('No service worker is registered')
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Shows the count on the app's icon; 0 removes it. Does nothing if the browser supports no badges. */
export function showOnIcon(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}

/** Unsubscribes and clears the icon's number. Returns the endpoint; null if there is none or this fails. */
export async function silenceBrowser(): Promise<string | null> {
  showOnIcon(0)
  try {
    const subscription = await currentSubscription()
    await subscription?.unsubscribe()
    return subscription?.endpoint ?? null
  } catch {
    return null
  }
}
