/** Focuses the page without scrolling: for a button that disappears when it is pressed. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
