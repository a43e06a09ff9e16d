// Elements shared between two screens: a rank in a list becomes the large rank on the page that it links to.

/** Marks an element that represents a page, on the previous page and on that page itself. */
export const travels = (path: string) => ({ 'data-travels': path })

type Show = (to: string, step: () => unknown) => void

let show: Show = (_, step) => step()

export const takeStep: Show = (to, step) => show(to, step)

export function showSteps(next: Show): void {
  show = next
}
