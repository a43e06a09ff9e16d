/** How far from the top of the page the header always shows, in CSS pixels: its own height. */
const top = 44
/** What a thumb that rests trembles by. */
const tremble = 6

/**
 * Marks the header as away while whoever reads goes on down the page, and no more on the way up. An attribute, as no
 * more than a style depends on it. Returns the way to stop.
 */
export function followReading(header: HTMLElement): () => void {
  let last = scrollY
  const look = () => {
    const moved = scrollY - last
    if (scrollY > top && Math.abs(moved) < tremble) return
    header.toggleAttribute('data-away', scrollY > top && moved > 0)
    last = scrollY
  }
  addEventListener('scroll', look, { passive: true })
  return () => {
    removeEventListener('scroll', look)
    header.removeAttribute('data-away')
  }
}
