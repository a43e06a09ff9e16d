// Whether a step back leads to where somebody came from. Browsers that do not know their history (Safari before 26.2) are
// told of it here, as far as this page has seen it.
let here = globalThis.location?.pathname
let before: string | null = null

globalThis.addEventListener?.('pushState', () => {
  before = here
  here = location.pathname
})
globalThis.addEventListener?.('replaceState', () => {
  here = location.pathname
})
globalThis.addEventListener?.('popstate', () => {
  before = null
  here = location.pathname
})

/** Whether the step before this one was taken on the screen at this path. */
export function cameFrom(path: string): boolean {
  if (!('navigation' in globalThis)) return before === path
  const { currentEntry } = navigation
  const last = currentEntry && navigation.entries()[currentEntry.index - 1]?.url
  return !!last && new URL(last).pathname === path
}
