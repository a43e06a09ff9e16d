/** Runs the task when the browser is idle, but after two seconds at the latest. Returns a function that cancels it. */
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
