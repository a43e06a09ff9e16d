import { isApplePhone, isInstalled } from '#src/lib/device.ts'
import { watchKeyboard } from './keyboard.ts'
import { offerSplash } from './splash.ts'

/** Starts the features that only touch devices need. */
export function beginOnPhone(): void {
  watchKeyboard()
  // An installed app already has its splash screens.
  if (isApplePhone() && !isInstalled()) offerSplash()
}
