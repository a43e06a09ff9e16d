// A phone's keyboard lies over the page: what is pinned to the foot of the screen would lie under it. A browser can be
// asked for a smaller page instead, but WebKit does not know of that, and complains.

/** A browser's own bars, which come and go too, are lower. */
const leastHeight = 150

/** Tells the styles (style.css) whether the keyboard is up, and how much of the window it covers. */
export function watchKeyboard(): void {
  const view = visualViewport
  if (!view) return
  const { documentElement: root } = document
  let [width, tallest] = [0, 0]
  const look = () => {
    // Who looks closer sees less, without any keyboard.
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
