/**
 * Whether the device reports no network, in which case no request is sent. A wrong "online" shows when a request fails.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
