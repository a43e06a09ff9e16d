// Whether the browser may clear this site's data when the device runs short of space.

/** Requests persistent storage. The browser decides and may decline; no code waits for it. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether the browser has granted persistent storage; false if it cannot say. */
export async function isDataKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
