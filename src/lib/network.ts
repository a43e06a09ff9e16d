/** Even if this returns false, requests may fail. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
