import { isApplePhone, isInstalled } from '#src/lib/device.ts'
import { watchKeyboard } from './keyboard.ts'
import { offerSplash } from './splash.ts'

/** Begins what only what is held in a hand has need of. */
export function beginOnPhone(): void {
  watchKeyboard()
  // Not for an app that is on the home screen already.
  if (isApplePhone() && !isInstalled()) offerSplash()
}
