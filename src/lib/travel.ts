// In a transition between two screens, an element that both of them show moves to its new place. For example,
// a rank in the list becomes the large rank on the key phrase's page.

/** Attributes for an element that stands for the page at `path`, in a list or on the page itself. */
export const travels = (path: string) => ({ 'data-travels': path })

type Show = (to: string, step: () => unknown) => void

let show: Show = (_, step) => step()

export const takeStep: Show = (to, step) => show(to, step)

export function showSteps(next: Show): void {
  show = next
}
