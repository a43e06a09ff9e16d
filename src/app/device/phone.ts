import { isApplePhone, isInstalled } from '#src/lib/device.ts'
import { offerSplash } from './splash.ts'

// A phone's keyboard covers the bottom of the page and the elements fixed there, so styles move these
// elements by --keyboard. `interactive-widget` would shrink the page instead, but WebKit does not support it.

/** In CSS pixels. The browser's own bars, which also appear and disappear, are shorter than any keyboard. */
const leastHeight = 150

export function watchKeyboard(): void {
  const view = visualViewport
  if (!view) return
  const { documentElement: root } = document
  let [width, tallest] = [0, 0]
  const look = () => {
    // Multiplies by the scale, because zooming in also makes the visible part smaller.
    const height = view.height * view.scale
    const isTurned = Math.abs(view.width * view.scale - width) > 1
    if (isTurned) width = view.width * view.scale
    tallest = isTurned ? height : Math.max(tallest, height)
    const isUp = tallest - height > leastHeight
    const covered = isUp ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
    root.toggleAttribute('data-keyboard', isUp)
    root.style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  look()
  for (const change of ['resize', 'scroll']) view.addEventListener(change, look)
}

export function beginOnPhone(): void {
  watchKeyboard()
  // An installed app already has its splash screens.
  if (isApplePhone() && !isInstalled()) offerSplash()
}
