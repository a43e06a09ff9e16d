// Elements shared between two screens: a rank in a list becomes the large rank on the page it links to.

/** An element that represents a page: on the page before it and on the page itself. */
export const travels = (path: string) => ({ 'data-travels': path })

type Show = (to: string, step: () => unknown) => void

let show: Show = (_, step) => step()

/** Navigates to another screen with the transition set by `showSteps`. */
export const takeStep: Show = (to, step) => show(to, step)

/** Sets the transition for later navigations. */
export function showSteps(next: Show): void {
  show = next
}
