/** Runs the task when the browser is idle, or after two seconds at most. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}

/** Yields between slices of work, so that the page can render and handle input. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
