import { useSyncExternalStore } from 'react'
import { isAtRoute, routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { isOffline } from '#src/lib/network.ts'
import { wantedLocale } from '#src/lib/wanted-locale.ts'

const updateCheckMs = 60 * 60 * 1000
/** A first installation asks for two dozen files: the first screen has line and processor to itself. */
const screenFirstMs = 1_000

let takeOver: (() => void) | null = null
const listeners = new Set<() => void>()

/** Has every tab show the offer; what is pressed there works whichever tab was first. */
function offer(registration: ServiceWorkerRegistration): void {
  takeOver = () => changeTo(registration.waiting)
  for (const listener of listeners) listener()
}

/** Loads the page anew under the worker; null: it has taken over already, from another tab. */
function changeTo(worker: ServiceWorker | null): void {
  if (worker) {
    worker.addEventListener('statechange', () => location.reload(), { once: true })
    worker.postMessage({ type: 'SKIP_WAITING' })
  } else {
    location.reload()
  }
}

/** Has the worker keep what it lacks of the app. */
function fill(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'FILL', locale: wantedLocale() })
}

function watchInstall(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing
  const isFirst = registration.active === null
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && !isFirst) offer(registration)
    if (worker.state !== 'activated' || !isFirst) return
    fill(worker)
    void keepPost()
  })
}

/** What was opened before there was a worker to keep it. */
async function keepPost(): Promise<void> {
  if (!isAtRoute(location.pathname, routes.blogPost)) return
  const { keepOpened } = await fetchPart(() => import('./keep-opened.ts'))
  await keepOpened(location.pathname)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  let wasControlled = serviceWorker.controller !== null
  const registration = await serviceWorker.register('/service-worker.js')
  if (registration.waiting && registration.active) offer(registration)
  if (registration.installing) watchInstall(registration)
  registration.addEventListener('updatefound', () => watchInstall(registration))
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) offer(registration)
    wasControlled = true
  })
  // A first visit may have ended before all was kept; the browser, or somebody, may have cleared it.
  if (!isOffline()) fill(registration.active)
  setInterval(() => {
    if (!isOffline()) registration.update().catch(() => undefined)
  }, updateCheckMs)
}

/** Registers the service worker of a built app, once the app has been drawn, and looks for a newer one every hour. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Not possible where the browser forbids it, or without a network on a first visit.
  const attempt = () => register().catch(() => addEventListener('online', attempt, { once: true }))
  setTimeout(attempt, screenFirstMs)
}

/**
 * Changes to the newest version that the server has, whatever this page knows of it: for a page that is of no use as it
 * is. Reloads in the end.
 */
export async function changeToNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.update().catch(() => undefined)
  const installing = registration?.installing
  if (!registration || !installing) return changeTo(registration?.waiting ?? null)
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') changeTo(installing)
    else if (installing.state === 'redundant') location.reload()
  })
}

/** Changes to the new version that is there; null while there is none. */
export function useUpdate(): (() => void) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => takeOver,
    () => null,
  )
}
