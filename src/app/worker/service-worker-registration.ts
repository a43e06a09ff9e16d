// Not with workbox-window: it would add 2 kB to every first visit, and it does not notify a tab without a controlling
// worker when the worker is replaced.
import { isAtRoute, routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { addressLocale } from '#src/lib/locale.ts'
import { isOffline } from '#src/lib/network.ts'
import { wantedLocale } from '#src/lib/wanted-locale.ts'
import { offerUpdate } from '#src/state/update.ts'

const updateCheckMs = 60 * 60 * 1000
/** A first installation requests two dozen files, after those of the first screen. */
const screenFirstMs = 1_000

/** The offer also works after another tab has accepted it. */
function offer(registration: ServiceWorkerRegistration): void {
  offerUpdate(() => changeTo(registration.waiting))
}

/** Reloads the page under the worker; null: another tab has already activated it. */
function changeTo(worker: ServiceWorker | null): void {
  if (worker) {
    worker.addEventListener('statechange', () => location.reload(), { once: true })
    worker.postMessage({ type: 'SKIP_WAITING' })
  } else {
    location.reload()
  }
}

/** Lets the worker store missing files; resolves when it has finished. */
function fill(worker: ServiceWorker | null): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  worker?.postMessage({ type: 'FILL', locale: addressLocale(location.pathname) ?? wantedLocale() }, [port2])
  return new Promise((resolve) => {
    port1.onmessage = resolve
  })
}

/** Offers the waiting worker once it replies: a host's empty 200 response installs as a worker, too. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
  void fill(registration.waiting).then(() => offer(registration))
}

function watchInstall(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing
  const isFirst = registration.active === null
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && !isFirst) offerWaiting(registration)
    if (worker.state !== 'activated' || !isFirst) return
    void fill(worker)
    void keepPost()
  })
}

/** Stores a post that was opened before the worker could. */
async function keepPost(): Promise<void> {
  if (!isAtRoute(location.pathname, routes.blogPost)) return
  const { keepOpened } = await fetchPart(() => import('./keep-opened.ts'))
  await keepOpened(location.pathname)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/service-worker.js')
  if (registration.waiting && registration.active) offerWaiting(registration)
  if (registration.installing) watchInstall(registration)
  registration.addEventListener('updatefound', () => watchInstall(registration))
  // Another tab has activated it.
  serviceWorker.addEventListener('controllerchange', () => offer(registration))
  // A first visit may have ended before all files were stored, and browsers evict files.
  if (!isOffline()) void fill(registration.active)
  setInterval(() => {
    if (!isOffline()) registration.update().catch(() => undefined)
  }, updateCheckMs)
}

/** Registers the service worker of a built app after the first render, and looks for a newer one every hour. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Fails if the browser forbids it, or without a network on a first visit.
  const attempt = () => register().catch(() => addEventListener('online', attempt, { once: true }))
  setTimeout(attempt, screenFirstMs)
}

/** Switches to the newest version on the server and reloads: for a page that cannot be used as it is. */
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
