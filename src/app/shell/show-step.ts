import { flushSync } from 'react-dom'

/** How long to wait for the element to appear on the new screen, which first reads data from the device. */
const patienceMs = 300
const lookEveryMs = 16
const name = 'travels'

function find(path: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-travels="${CSS.escape(path)}"]`)
  return [...found].find((element) => element.checkVisibility())
}

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
 * Animates a navigation between a list and the page of one of its items: the element that represents the item
 * on both screens (lib/travel.ts) moves from its old position to its new one.
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
  // `ready` rejects if the transition is skipped; the new screen shows anyway.
  transition.ready.catch(() => {})
}
