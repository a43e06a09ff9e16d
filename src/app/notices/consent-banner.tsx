import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { listen } from '#src/lib/listen.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { consentWords } from '#src/words/auth/consent.ts'
import { choice, choiceAnchor, choose, mayMeasure, measure, subscribeChoice } from './analytics.ts'

// wouter dispatches the `replaceState` event; browsers fire none for `history.replaceState`.
const subscribeHash = (listener: () => void) => listen(['hashchange', 'replaceState'], listener)

interface ConsentBannerProps {
  tagManagerId: string
  /** When the path changes, the banner checks again whether it may show and measure visits. */
  path: string
}

export function ConsentBanner({ tagManagerId, path }: ConsentBannerProps) {
  const chosen = useSyncExternalStore(subscribeChoice, choice)
  const hash = useSyncExternalStore(subscribeHash, () => location.hash)
  const askedAgain = hash === choiceAnchor

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each screen and each choice
  useEffect(() => measure(tagManagerId), [tagManagerId, path, chosen])

  if (!mayMeasure() || (chosen !== 'unasked' && !askedAgain)) return null
  const answer = (next: 'agreed' | 'refused') => {
    if (askedAgain) history.replaceState(history.state, '', location.pathname + location.search)
    choose(next)
  }
  return (
    <section
      aria-label={consentWords.name}
      className="fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom))] left-[calc(1rem+env(safe-area-inset-left))] z-40 mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-edge bg-raised p-4 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-64 text-14">
        {consentWords.question.before}
        <Link href={routes.privacyPolicy} className="text-accent underline">
          {consentWords.question.link}
        </Link>
        {consentWords.question.after}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => answer('refused')}>{consentWords.refuse}</Button>
        <Button onClick={() => answer('agreed')}>{consentWords.agree}</Button>
      </div>
    </section>
  )
}
