/** Whether this is an iPhone or an iPad. An iPad may claim to be a Mac, but no Mac has a touch screen. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** WebKit may clear a site's data after a week without a visit, unless the site is installed. */
export function forgetsUnusedSites(): boolean {
  return /^Apple/.test(navigator.vendor) && !isInstalled()
}
