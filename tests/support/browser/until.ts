const lookMs = 100

/** Polls until a condition is true. Throws if it is not after `patienceMs`. */
export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not after ${patienceMs / 1_000} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
