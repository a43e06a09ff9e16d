// What the app runs on, where a browser cannot be asked for what it lacks.

/** Whether this is an iPhone or iPad: every browser there is WebKit. An iPad calls itself a Mac; no Mac has a touch screen. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the app was opened from the home screen or the desktop, in a window of its own. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Whether this is a tab of a browser that clears what sites keep when they go unused for a week. */
export function forgetsUnusedSites(): boolean {
  return /^Apple/.test(navigator.vendor) && !isInstalled()
}
