/** Whether the device itself says that it has no network: then nothing is asked. One that is wrong finds out by asking. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
