import { flushSync } from 'react-dom'

/** How long the screen before stands still for what travels to arrive: the next one is drawn from the device. */
const patienceMs = 300
const lookEveryMs = 16
const name = 'travels'

/** What is drawn about a page: of a list and its table one is hidden. */
function find(path: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-travels="${CSS.escape(path)}"]`)
  return [...found].find((element) => element.checkVisibility())
}

/** What is drawn about a page on the screen that comes, once it is there; undefined where that takes too long. */
async function arrival(path: string, from: HTMLElement): Promise<HTMLElement | undefined> {
  const until = performance.now() + patienceMs
  for (;;) {
    const isLast = performance.now() >= until
    const there = find(path)
    if (there && there !== from) return there
    if (isLast) return undefined
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/**
 * Shows a step between a list and a page of it: what both have of that page (lib/travel.ts) goes from its place here to
 * its place there. Only what is pressed travels: of a list of hundreds one has a name.
 */
export function showStep(to: string, step: () => unknown): void {
  const path = [new URL(to, location.href).pathname, location.pathname].find(find) ?? ''
  const from = find(path)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!from || isStill || !document.startViewTransition) return void step()
  from.style.viewTransitionName = name
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    flushSync(() => void step())
    const there = await arrival(path, from)
    if (!there) return transition.skipTransition()
    there.style.viewTransitionName = name
    transition.finished.finally(() => {
      there.style.viewTransitionName = ''
    })
  })
  // One that is skipped is none: the next screen is there all the same.
  transition.ready.catch(() => {})
}
