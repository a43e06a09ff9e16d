// Browsers without the Navigation API (such as Safari before 26.2) do not reveal the previous screen, so this
// file records it. It is unknown after a page load and after a back or forward navigation.
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

export function cameFrom(path: string): boolean {
  if (!('navigation' in globalThis)) return before === path
  const { currentEntry } = navigation
  const last = currentEntry && navigation.entries()[currentEntry.index - 1]?.url
  return !!last && new URL(last).pathname === path
}
