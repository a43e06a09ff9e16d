// What stays on the screen when another one comes: a rank of a list is the large one of the page that it leads to.

/** An element that is about a page: on the page before it and on the page itself. */
export const travels = (path: string) => ({ 'data-travels': path })

type Show = (to: string, step: () => unknown) => void

let show: Show = (_, step) => step()

/** Takes a step to another screen, shown as `showSteps` was told to. */
export const takeStep: Show = (to, step) => show(to, step)

/** Has steps shown from now on. */
export function showSteps(next: Show): void {
  show = next
}
