/** The browser may decline; nothing waits for its decision. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** False if unknown. */
export async function isDataKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
