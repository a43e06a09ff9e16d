/** If false, requests may still fail. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
