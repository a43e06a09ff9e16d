import { useMemo } from 'react'
import { links, routes } from '#src/domain/shell/routes.ts'
import { type NextStep, nextSteps } from '#src/domain/tracking/next-steps.ts'
import { now } from '#src/lib/clock.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { RowLink } from './row-link.tsx'
import type { DetailsOfEvents } from './use-event-details.ts'
import type { Home } from './use-home.ts'

function stepText(step: NextStep): string {
  const words = dashboardWords.steps
  if (step.kind === 'alerts') return words.alerts(step.alerts)
  if (step.kind === 'track') return words.track(step.word, step.searches)
  if (step.kind === 'first') return words.first(step.phrase)
  return words[step.kind](step.phrase.keyword)
}

function stepAddress(step: NextStep, details: DetailsOfEvents): string {
  if (step.kind === 'alerts') return routes.alerts
  if (step.kind === 'first') return links.search({ type: 'basic', phrase: step.phrase })
  if (step.kind === 'track') return links.rankTracking({ add: step.word, country: step.country })
  if (step.kind === 'aim') return links.editKeyPhrase(step.phrase.id)
  const compared = step.kind === 'drop' ? details.get(step.phrase.id)?.compared : null
  return compared ? links.comparedChecks(compared.later, compared.earlier) : links.keyPhrase(step.phrase.id)
}

/** Suggested next steps. Renders nothing if there are none. */
export function DoNext({ home, details }: { home: Home; details: DetailsOfEvents }) {
  const { news, unreadAlerts, firstPhrase, searches, plan } = home
  const steps = useMemo(() => {
    const canTrack = plan !== null && news.active.length < plan.active_key_phrases
    return nextSteps({ news, unreadAlerts, firstPhrase, searches, canTrack, now: now() })
  }, [news, unreadAlerts, firstPhrase, searches, plan])
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="do-next">
      <h2 id="do-next" className="mb-1 text-16">
        {dashboardWords.doNext}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {steps.map((step) => (
          <li key={step.kind}>
            <RowLink href={stepAddress(step, details)}>{stepText(step)}</RowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
