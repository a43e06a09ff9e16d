/**
 * Runs the task when the browser is idle, or after two seconds at the latest. If the browser has no
 * `requestIdleCallback`, runs the task after 0.3 s. Returns a function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}

/** Lets the page render and handle input between slices of work. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Resolves after `ms`, or immediately if the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

const afterLoadMs = 4_000

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Waits until the page has loaded, then for four seconds, then for up to four more until the browser is idle.
 * Resolves to false immediately if the user has asked the browser to save data.
 */
export async function quietMoment(): Promise<boolean> {
  if (savesData()) return false
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, afterLoadMs))
  if (typeof requestIdleCallback === 'function')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: afterLoadMs }))
  return true
}
