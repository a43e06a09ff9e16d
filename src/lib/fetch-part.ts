// The HTML standard lets a failed import be retried (whatwg/html#10327), but some browsers cache the failure
// until the page is reloaded.
import { isOffline } from './network.ts'
import { hasTypedText } from './typed/typed-text.ts'

/** Code could not be loaded. A retry may succeed. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

const pausesMs = [400, 1_200]
const reloadedKey = 'keytrail-reloaded'
const reloadPauseMs = 30_000

// Matches browsers' messages, and Vite's for a style sheet. A truncated file throws a SyntaxError.
const fetchFailure = /dynamically imported module|module script|preload CSS/i
const isBroken = (error: Error) => error instanceof SyntaxError || fetchFailure.test(error.message)

/**
 * If the code cannot be fetched or parsed, retries twice unless offline, and then throws PartMissing. With
 * `mayReload`, reloads the page instead if only a reload can help and `reload` permits it. Rethrows other
 * errors.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  { mayReload = true }: { mayReload?: boolean } = {},
): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (cause) {
      if (!(cause instanceof Error) || !isBroken(cause)) throw cause
      const pauseMs = pausesMs[tries]
      const isLast = pauseMs === undefined
      if (isOffline()) throw new PartMissing('Code is missing', { cause })
      // Asks the service worker to check its stored files (src/app/worker/precache.ts).
      if (tries === 0) navigator.serviceWorker?.controller?.postMessage({ type: 'FILL', check: true })
      if (mayReload && (await isForGood(cause.message, isLast)) && reload())
        // Never settles, because the page is unloading.
        return new Promise<Part>(() => undefined)
      if (isLast) throw new PartMissing('Code is missing', { cause })
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Like `fetchPart`, but never reloads. Returns null on any error, and reports all but PartMissing. */
export async function fetchOptionalPart<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await fetchPart(load, { mayReload: false })
  } catch (error) {
    if (!(error instanceof PartMissing)) reportError(error)
    return null
  }
}

/** Whether only a reload can help: the file is gone, or the server has it but even the last try failed. */
async function isForGood(message: string, last: boolean): Promise<boolean> {
  // Some messages, such as Safari's, do not contain the URL. This module is then requested instead, to see
  // whether the server still has its build.
  const address = /https?:\/\/\S+/.exec(message)?.[0] ?? import.meta.url
  try {
    // Also replaces a damaged file in the HTTP cache.
    const { status } = await fetch(address, { cache: 'reload' })
    return status === 404 || status === 410 || (last && status === 200)
  } catch {
    return false
  }
}

/** Returns false instead of reloading if that might loop or lose typed text. */
function reload(): boolean {
  if (hasTypedText()) return false
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Date.now() - last < reloadPauseMs) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
  } catch {
    // Without storage, a loop would go undetected.
    return false
  }
  location.reload()
  return true
}
