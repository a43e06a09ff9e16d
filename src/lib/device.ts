// Device checks that no browser API offers.

/**
 * Whether this is an iPhone or iPad, whose browsers all use WebKit. An iPad claims to be a Mac, but no Mac has a touch
 * screen.
 */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether the app runs in its own window, opened from the home screen or desktop. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Whether this is a tab of a browser that clears a site's data after a week without a visit. */
export function forgetsUnusedSites(): boolean {
  return /^Apple/.test(navigator.vendor) && !isInstalled()
}
