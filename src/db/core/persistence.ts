// Whether the browser may clear this site's data when storage runs low.

/** Requests persistent storage. The browser may decline; nothing waits for its decision. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether the browser granted persistent storage; false if unknown. */
export async function isDataKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
