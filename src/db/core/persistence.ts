/** The browser may decline; nothing waits for its decision. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether the browser will not clear this site's data; false if unknown. */
export async function isDataKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
