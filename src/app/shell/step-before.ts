// Browsers without the Navigation API (such as Safari before 26.2) do not reveal the previous screen, so this
// file records it. It is unknown after a page load and after a back or forward navigation.
let here = globalThis.location?.pathname
let before: string | null = null

function record({ type }: Event): void {
  if (type !== 'replaceState') before = type === 'pushState' ? here : null
  here = location.pathname
}

for (const step of ['pushState', 'replaceState', 'popstate']) globalThis.addEventListener?.(step, record)

export function cameFrom(path: string): boolean {
  if (!('navigation' in globalThis)) return before === path
  const { currentEntry } = navigation
  const last = currentEntry && navigation.entries()[currentEntry.index - 1]?.url
  return !!last && new URL(last).pathname === path
}
