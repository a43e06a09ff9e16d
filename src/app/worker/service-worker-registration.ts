import { fetchPart } from '#src/lib/fetch-part.ts'

/** Lets the first screen load before the installation requests its files. */
const screenFirstMs = 1_000

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { registerWorker } = await fetchPart(() => import('./register-worker.ts'), { mayReload: false })
    await registerWorker()
  }
  // Registration fails if the browser forbids it, or without a network on a first visit.
  const attempt = () => register().catch(() => addEventListener('online', attempt, { once: true }))
  setTimeout(attempt, screenFirstMs)
}
