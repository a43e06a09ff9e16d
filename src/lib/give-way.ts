/** The page draws and answers between two slices of work. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
