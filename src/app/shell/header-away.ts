/** The header's height in CSS pixels. The header always shows this close to the top of the page. */
const top = 44
/** The shortest scroll that counts, in CSS pixels, because even a resting thumb moves a little. */
const tremble = 6

/**
 * Hides the header (`data-away`) when the user scrolls down, and shows it when they scroll up. Returns a
 * function that stops watching and shows the header.
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
