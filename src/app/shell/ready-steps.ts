import { fetchPart } from '#src/lib/fetch-part.ts'
import { showSteps } from '#src/lib/travel.ts'

/** Fetches what shows steps at the first press, before that is a click. Returns the way to stop. */
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
