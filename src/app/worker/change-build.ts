/** `worker` is null if no worker is waiting, for example because another tab has activated the new one. */
export function changeTo(worker: ServiceWorker | null): void {
  if (worker) {
    worker.addEventListener('statechange', () => location.reload(), { once: true })
    worker.postMessage({ type: 'SKIP_WAITING' })
  } else {
    location.reload()
  }
}

/** Reloads in the newest version on the server, for a page that cannot be used in this version. */
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
