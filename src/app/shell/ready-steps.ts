import { fetchPart } from '#src/lib/fetch-part.ts'
import { showSteps } from '#src/lib/travel.ts'

/** Loads the page transition's code on the first press, before the click. Returns a function that stops listening. */
export function readySteps(): () => void {
  const over = new AbortController()
  const ready = () => {
    over.abort()
    fetchPart(() => import('./show-step.ts'), { mayReload: false }).then(
      ({ showStep }) => showSteps(showStep),
      () => undefined,
    )
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, ready, { signal: over.signal })
  return () => over.abort()
}
