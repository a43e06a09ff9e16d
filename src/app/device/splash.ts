// iOS accepts only splash screens of exactly the screen's size, and fetches them when the app is added to the
// home screen.

/** The screens of all iPhones that can run a supported iOS, in points, and their pixels per point. */
export const splashScreens = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 414, height: 896, ratio: 3 },
  { width: 420, height: 912, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
] as const

export const splashSchemes = ['light', 'dark'] as const

export function splashPath(
  { width, height, ratio }: (typeof splashScreens)[number],
  scheme: (typeof splashSchemes)[number],
): string {
  return `/splash/${width * ratio}x${height * ratio}-${scheme}.png`
}

export function offerSplash(): void {
  const [width, height] = [screen.width, screen.height].sort((one, other) => one - other)
  const own = splashScreens.find(
    (known) => known.width === width && known.height === height && known.ratio === devicePixelRatio,
  )
  if (!own) return
  // Without this tag, iOS ignores splash screens, whatever the manifest says.
  const capable = document.createElement('meta')
  capable.name = 'apple-mobile-web-app-capable'
  capable.content = 'yes'
  document.head.append(capable)
  for (const scheme of splashSchemes) {
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(prefers-color-scheme: ${scheme}) and (orientation: portrait)`
    link.href = splashPath(own, scheme)
    document.head.append(link)
  }
}
