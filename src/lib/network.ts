/**
 * Whether the device reports no network, in which case no request is sent. If it wrongly reports a network, requests
 * fail.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
