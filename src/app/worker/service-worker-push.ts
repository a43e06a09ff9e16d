import { readPushPayload } from '#src/domain/shell/push-payload.ts'
import { safeReturnPath } from '#src/domain/shell/return-path.ts'
import { routes } from '#src/domain/shell/routes.ts'

// All notifications share this tag, so that a newer one replaces the previous one.
const tag = 'keytrail-alerts'

async function show(worker: ServiceWorkerGlobalScope, text: string | undefined): Promise<void> {
  const { title, body, url, count } = readPushPayload(text, worker.location.origin)
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    data: { url },
  })
  // Not every browser has badges, and a failure must not affect the notification.
  await worker.navigator.setAppBadge?.(count).catch(() => undefined)
}

async function open(worker: ServiceWorkerGlobalScope, url: unknown): Promise<void> {
  const path = safeReturnPath(typeof url === 'string' ? url : null, worker.location.origin) ?? routes.alerts
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => client.focused) ?? windows[0]
  // Focuses first, because the click permits that only briefly. A window that this worker does not control
  // cannot be navigated, so a new window opens instead.
  await shown?.focus().catch(() => undefined)
  const moved = await shown?.navigate(path).catch(() => null)
  if (!moved) await worker.clients.openWindow(path)
}

export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data?.text())))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data?.url))
  })
}
