import { useSyncExternalStore } from 'react'

const updateCheckMs = 60 * 60 * 1000

let applyUpdate: (() => void) | null = null
const listeners = new Set<() => void>()

function offer(apply: () => void): void {
  applyUpdate = apply
  for (const listener of listeners) listener()
}

/** Registers the service worker of a built app and looks for a newer one every hour. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', async () => {
    const { Workbox } = await import('workbox-window')
    const workbox = new Workbox('/service-worker.js')
    workbox.addEventListener('waiting', () =>
      offer(() => {
        workbox.addEventListener('controlling', () => location.reload())
        workbox.messageSkipWaiting()
      }),
    )
    workbox.addEventListener('activated', async ({ isUpdate }) => {
      if (!isUpdate) await (await import('./keep-opened.ts')).keepOpened(location.pathname)
    })
    const registration = await workbox.register()
    setInterval(() => void registration?.update().catch(() => undefined), updateCheckMs)
  })
}

/** Changes to the new version that is waiting; null while there is none. */
export function useUpdate(): (() => void) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => applyUpdate,
    () => null,
  )
}
