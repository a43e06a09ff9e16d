/** Whether this is an iPhone or iPad. An iPad claims to be a Mac, but no Mac has a touch screen. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the app runs in its own window. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Whether this browser clears a site's data after a week without a visit. */
export function forgetsUnusedSites(): boolean {
  return /^Apple/.test(navigator.vendor) && !isInstalled()
}
