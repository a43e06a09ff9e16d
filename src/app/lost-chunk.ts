// A chunk that a newer deployment has removed: one reload fetches the new page, a second would be a loop.
const reloadedKey = 'keytrail-reloaded'
const reloadPauseMs = 30_000

/** Reloads the page once when a part of this build is no longer on the server. */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Date.now() - last < reloadPauseMs) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    location.reload()
  })
}
