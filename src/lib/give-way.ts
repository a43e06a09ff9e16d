/** Yields between two slices of work, so that the page can render and handle input. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
