// Code that is fetched when it is wanted: the only place that waits for an `import()`, and what becomes of a failure.
// Browsers fetch a failed module again when it is asked for again (whatwg/html#10327); older ones keep the failure as
// long as the page lives, and only another load of the page helps there.
import { isOffline } from './network.ts'
import { hasTypedText } from './typed/typed-text.ts'

/** The code could not be fetched. Whoever asks again may get it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

const pausesMs = [400, 1_200]
const reloadedKey = 'keytrail-reloaded'
const reloadPauseMs = 30_000

// The browsers' messages, and Vite's for a style sheet. A file that was cut does not parse. All other errors are thrown by
// the code itself.
const fetchFailure = /dynamically imported module|module script|preload CSS/i
const isBroken = (error: Error) => error instanceof SyntaxError || fetchFailure.test(error.message)

/**
 * The code that `load` imports. Asks three times within two seconds, then throws PartMissing. Code that a newer
 * deployment has removed comes with another load of the page, which is made here unless typed text would go with it, or
 * `mayReload` is false: the press that asked for it would be lost.
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
      // The worker then checks the files that it has stored (src/app/worker/precache.ts).
      if (tries === 0) navigator.serviceWorker?.controller?.postMessage({ type: 'FILL', check: true })
      if (mayReload && (await isForGood(cause.message, isLast)) && reload())
        // The page is being replaced.
        return new Promise<Part>(() => undefined)
      if (isLast) throw new PartMissing('Code is missing', { cause })
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Whether asking again is of no use: the file is gone; or it is there and `last`, so the browser keeps the failure. */
async function isForGood(message: string, last: boolean): Promise<boolean> {
  // Safari does not say which file it was: then this very one stands for its deployment.
  const address = /https?:\/\/\S+/.exec(message)?.[0] ?? import.meta.url
  try {
    // Replaces a wrong file in the HTTP cache.
    const { status } = await fetch(address, { cache: 'reload' })
    return status === 404 || status === 410 || (last && status === 200)
  } catch {
    return false
  }
}

/** Loads the page anew, but never in a loop and never over typed text. Answers whether it does. */
function reload(): boolean {
  if (hasTypedText()) return false
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Date.now() - last < reloadPauseMs) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
  } catch {
    // Where nothing can be remembered, a loop could not be told.
    return false
  }
  location.reload()
  return true
}
