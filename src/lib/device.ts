// Device checks for what no browser API reports.

/** Whether this is an iPhone or iPad: every browser there is WebKit. An iPad calls itself a Mac; no Mac has a touch screen. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the app runs in its own window, opened from the home screen or the desktop. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Whether this is a tab of a browser that clears site data after a week without a visit. */
export function forgetsUnusedSites(): boolean {
  return /^Apple/.test(navigator.vendor) && !isInstalled()
}
