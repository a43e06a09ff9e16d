/** Gives the focus to the page, which stays where it is: for a button that goes when it is pressed. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
