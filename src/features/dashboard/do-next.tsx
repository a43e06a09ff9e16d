import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { defaultCountry } from '#src/domain/countries.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import type { NewsEvent } from '#src/domain/tracking/news.ts'
import { type NextStep, nextStep } from '#src/domain/tracking/next-step.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { newId } from '#src/lib/ids.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { usePainted } from '#src/ui/hooks/use-painted.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import type { DetailsOfEvents } from './use-event-details.ts'
import type { Home } from './use-home.ts'

/** `rising`: whether enough other videos rose (see `useRising`). */
function show(step: NextStep, details: DetailsOfEvents, rising: boolean) {
  const { steps, stepButtons } = dashboardWords
  const button = stepButtons[step.kind]
  if (step.kind === 'first') {
    const to = links.searchCheck({ keyword: step.phrase, country: defaultCountry })
    return { text: steps.first(step.phrase), button, to }
  }
  if (step.kind === 'open')
    return { text: steps.open(step.phrases), button, to: `${routes.rankTracking}?opportunity=wideOpen` }
  if (step.kind === 'track') {
    const to = links.rankTracking({ add: step.phrase, country: step.country })
    return { text: steps.track(step.phrase, step.searches), button, to }
  }
  const { id, keyword } = step.phrase
  const text = steps[step.kind](keyword)
  if (step.kind === 'aim') return { text, button, to: links.editKeyPhrase(id) }
  if (rising)
    return { text: steps.risers(keyword), button: stepButtons.open, to: `${links.keyPhrase(id)}#risers` }
  const compared = step.kind === 'drop' ? details.get(id)?.compared : null
  const to = compared ? links.comparedChecks(compared.later, compared.earlier) : links.keyPhrase(id)
  return { text, button, to }
}

/** Risers found after this time are ignored, because the user may be about to press the button. */
const decideMs = 1_000

/**
 * Whether enough other videos rose for the event's phrase; false if there is no event. Null until this is
 * known; false if it is not known within `decideMs`.
 */
function useRising(event: NewsEvent | undefined): boolean | null {
  const isPainted = usePainted()
  const key = event && `${event.item.row.id} ${event.later.checked_at}`
  const [decided, setDecided] = useState<{ key?: string | undefined; rising: boolean | null }>({
    rising: null,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies `event`, which is a new object after each change to the data
  useEffect(() => {
    if (!isPainted || !event) return
    let left = false
    const read = fetchPart(() => import('./has-risers.ts')).then(({ hasRisers }) => hasRisers(event))
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, decideMs, false))
    void Promise.race([read, late])
      .catch(() => false)
      .then((rising) => left || setDecided({ key, rising }))
    return () => {
      left = true
    }
  }, [isPainted, key])
  if (!event) return false
  return decided.key === key ? decided.rising : null
}

export function DoNext({ home, details }: { home: Home; details: DetailsOfEvents }) {
  const { news, firstPhrase, searches, plan } = home
  const id = useId()
  // On a desktop, the search form beside this section has the primary button.
  const wide = useWide()
  // Created once, so that a second click opens the same check.
  const [checkId] = useState(newId)
  const step = useMemo(() => {
    const canTrack = plan !== null && news.active.length < plan.active_key_phrases
    return nextStep({ news, firstPhrase, searches, canTrack, now: now() })
  }, [news, firstPhrase, searches, plan])
  const rising = useRising(
    step?.kind === 'drop' ? news.events.find(({ item }) => item.row === step.phrase) : undefined,
  )
  if (!step) return null
  const { text, button, to } = show(step, details, rising ?? false)
  return (
    <section aria-labelledby="do-next" className="rounded-md bg-accent-wash p-3">
      <h2 id="do-next" className="text-14">
        {dashboardWords.doNext}
      </h2>
      <div className={`flex items-center justify-between gap-3 ${rising === null ? 'invisible' : ''}`}>
        <p id={id} className="wrap-anywhere flex min-h-15 min-w-0 items-center text-14">
          {text}
        </p>
        <Link
          href={to}
          state={step.kind === 'first' ? { checkId, pages: 1, begin: true } : undefined}
          aria-describedby={id}
          className={`shrink-0 ${buttonClass(wide ? 'secondary' : 'primary')}`}
        >
          {button}
        </Link>
      </div>
    </section>
  )
}
