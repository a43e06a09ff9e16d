/** Activates `worker`, then reloads. If it is null (another tab may have activated it), reloads at once. */
export function changeTo(worker: ServiceWorker | null): void {
  if (!worker) {
    location.reload()
    return
  }
  const proceed = async () => {
    // A newer build may have replaced this one before it became active.
    const isReplaced = worker.state === 'redundant'
    changeTo((isReplaced && (await navigator.serviceWorker.getRegistration())?.waiting) || null)
  }
  worker.addEventListener('statechange', proceed, { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Updates to the newest version, if there is one, and reloads. */
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
