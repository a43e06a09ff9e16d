import { useId, useMemo } from 'react'
import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { type NextStep, nextStep } from '#src/domain/tracking/next-step.ts'
import { now } from '#src/lib/clock.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import type { DetailsOfEvents } from './use-event-details.ts'
import type { Home } from './use-home.ts'

function stepText(step: NextStep): string {
  const words = dashboardWords.steps
  if (step.kind === 'track') return words.track(step.phrase, step.searches)
  return words[step.kind](step.kind === 'first' ? step.phrase : step.phrase.keyword)
}

function stepAddress(step: NextStep, details: DetailsOfEvents): string {
  if (step.kind === 'first') return links.search({ type: 'basic', phrase: step.phrase })
  if (step.kind === 'track') return links.rankTracking({ add: step.phrase, country: step.country })
  if (step.kind === 'aim') return links.editKeyPhrase(step.phrase.id)
  const compared = step.kind === 'drop' ? details.get(step.phrase.id)?.compared : null
  return compared ? links.comparedChecks(compared.later, compared.earlier) : links.keyPhrase(step.phrase.id)
}

/** The suggested next step: one sentence and its button. Renders nothing if there is none. */
export function DoNext({ home, details }: { home: Home; details: DetailsOfEvents }) {
  const { news, firstPhrase, searches, plan } = home
  const id = useId()
  // The form beside it has the filled button of a desktop.
  const wide = useWide()
  const step = useMemo(() => {
    const canTrack = plan !== null && news.active.length < plan.active_key_phrases
    return nextStep({ news, firstPhrase, searches, canTrack, now: now() })
  }, [news, firstPhrase, searches, plan])
  if (!step) return null
  return (
    <section aria-labelledby="do-next" className="rounded-md bg-accent-wash p-3">
      <h2 id="do-next" className="text-14">
        {dashboardWords.doNext}
      </h2>
      <div className="flex items-center justify-between gap-3">
        <p id={id} className="min-w-0 break-words text-14">
          {stepText(step)}
        </p>
        <Link
          href={stepAddress(step, details)}
          aria-describedby={id}
          className={`shrink-0 ${buttonClass(wide ? 'secondary' : 'primary')}`}
        >
          {dashboardWords.stepButtons[step.kind]}
        </Link>
      </div>
    </section>
  )
}
