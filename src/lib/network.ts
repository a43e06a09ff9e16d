/** Whether the device reports no network: then no request is sent. A false "online" shows when a request fails. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
