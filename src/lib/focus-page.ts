/** For a button that disappears when pressed. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
