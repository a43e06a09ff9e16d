// Whether the browser may clear this site's data when the device runs short of space.

/** Asks the browser to keep the data. It decides by itself and may say no; nothing waits for it. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether the browser has promised to keep the data; false where it cannot say. */
export async function isDataKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
