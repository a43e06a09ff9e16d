import { isApplePhone, isInstalled } from '#src/lib/device.ts'
import { watchKeyboard } from './keyboard.ts'
import { offerSplash } from './splash.ts'

export function beginOnPhone(): void {
  watchKeyboard()
  // An installed app already has its splash screens.
  if (isApplePhone() && !isInstalled()) offerSplash()
}
