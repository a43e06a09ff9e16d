import { messageSW, Workbox } from 'workbox-window'
import { isAtRoute, routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { addressLocale } from '#src/lib/locale.ts'
import { isOffline } from '#src/lib/network.ts'
import { decoded } from '#src/lib/safe-url.ts'
import { wantedLocale } from '#src/lib/wanted-locale.ts'
import { offerUpdate } from '#src/state/notices.ts'
import { changeTo } from './change-build.ts'

const updateCheckMs = 60 * 60 * 1000

function fill(worker: ServiceWorker): Promise<unknown> {
  return messageSW(worker, { type: 'FILL', locale: addressLocale(location.pathname) ?? wantedLocale() })
}

/** Saves a post that was opened before the worker was active. */
async function keepOpenedPost(): Promise<void> {
  const slug = location.pathname.split('/')[2]
  if (!slug || !isAtRoute(location.pathname, routes.blogPost)) return
  const { keepPost } = await fetchPart(() => import('#src/remote/content/saved-content.ts'))
  await keepPost(decoded(slug))
}

/** Checks hourly for updates. Rejects if the worker cannot be registered. */
export async function registerWorker(): Promise<void> {
  const workbox = new Workbox('/service-worker.js')
  const registered = workbox.register({ immediate: true })
  // Reads `waiting` when the user accepts the offer: another tab may have activated the update by then.
  const offer = async () => {
    const registration = await registered
    offerUpdate(() => changeTo(registration?.waiting ?? null))
  }
  // Waits for the worker's reply, because a host's empty 200 response installs as a worker too.
  workbox.addEventListener('waiting', ({ sw }) => void (sw && fill(sw).then(offer)))
  // Another tab has activated the update. This page still runs the old build and offers a reload.
  workbox.addEventListener('controlling', () => void offer())
  workbox.addEventListener('activated', ({ sw, isUpdate }) => {
    if (isUpdate || !sw) return
    void fill(sw)
    void keepOpenedPost()
  })
  const registration = await registered
  // Registers again, because Workbox stops listening after the first external update, even a failed one.
  registration?.addEventListener('updatefound', () => void workbox.register({ immediate: true }))
  // A first visit may have ended before all files were stored, and browsers evict files.
  if (registration?.active && !isOffline()) void fill(registration.active)
  setInterval(() => {
    if (!isOffline()) workbox.update().catch(() => undefined)
  }, updateCheckMs)
}
