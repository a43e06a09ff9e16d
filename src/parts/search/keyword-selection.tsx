import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/profile.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { batchPrice } from '#src/domain/search/batch-price.ts'
import { phraseText } from '#src/domain/search/phrase-batches.ts'
import type { SearchErrorCode } from '#src/domain/search/search-errors.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { priceWords } from '#src/words/billing/prices.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { keywordActionWords } from '#src/words/keywords/keyword-actions.ts'
import { mergedWords } from '#src/words/keywords/merged-keywords.ts'
import { searchErrorWords } from '#src/words/search/search-errors.ts'
import { type CheckKeys, checkPhrases, copyPhrases } from './actions.ts'
import { countryIn } from './use-keyword-act.ts'

interface KeywordSelectionProps {
  words: readonly string[]
  country: CountryCode
  /** The ids of checks whose outcome is unknown, even if their phrases are no longer selected. */
  keys: CheckKeys
  onChecking: (checking: boolean) => void
  onDeselect: (words: readonly string[]) => void
}

function checkedSomeWords(done: number, all: number, failure: SearchErrorCode | null): string {
  const why = failure ? searchErrorWords.reasons[failure] : keywordActionWords.restIsSelected
  return `${keywordActionWords.checkedSome(done, all)} ${why}`
}

export function KeywordSelection({ words, country, keys, onChecking, onDeselect }: KeywordSelectionProps) {
  const [, navigate] = useLocation()
  const { plan = null, usage = null } = useLiveQuery(readAllowance) ?? {}
  const [checking, setChecking] = useState<{ done: number; all: number } | null>(null)
  const run = useRef<AbortController>(null)
  useEffect(() => () => run.current?.abort(), [])

  const { affordable } = batchPrice(words.length, usage, now())
  const check = async () => {
    const controller = new AbortController()
    run.current = controller
    const all = words.length
    setChecking({ done: 0, all })
    onChecking(true)
    const { done, queued, failure } = await checkPhrases({
      phrases: words,
      country: countryIn(plan, country),
      keys,
      signal: controller.signal,
      onEnded: (count) => setChecking({ done: Math.min(count, all - 1), all }),
    })
    setChecking(null)
    onChecking(false)
    // The remaining phrases stay selected, so that the button shows their price and checks only them.
    onDeselect([...done, ...queued])
    if (queued.length > 0) showToast('good', keywordActionWords.queued(queued.length))
    else if (done.length === all) showToast('good', keywordActionWords.checkedAll(all))
    else if (done.length > 0 || !controller.signal.aborted)
      showToast('info', checkedSomeWords(done.length, all, failure))
  }

  return (
    <div
      role="toolbar"
      aria-label={keywordActionWords.chosen(words.length)}
      className="tall:sticky bottom-(--pinned-bottom) z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-accent bg-raised p-2 pl-4 lg:bottom-4 print:hidden"
    >
      <p className="grow text-14 tabular-nums" role="status">
        {checking
          ? keywordActionWords.checking(checking.done, checking.all)
          : keywordActionWords.chosen(words.length)}
      </p>
      {checking ? (
        <Button onClick={() => run.current?.abort()}>{uiWords.cancel}</Button>
      ) : (
        <>
          <Button variant="quiet" onClick={() => onDeselect(words)}>
            {keywordActionWords.clear}
          </Button>
          <div className="flex grow gap-2 *:grow max-sm:basis-full sm:grow-0">
            {plan?.active_key_phrases === 0 ? (
              <ButtonLink href={links.payment('premium')}>
                {keywordActionWords.trackWith(planTitle('premium'))}
              </ButtonLink>
            ) : (
              <Button
                variant="primary"
                onClick={() => navigate(links.rankTracking({ add: phraseText(words), country }))}
              >
                {keywordActionWords.track}
              </Button>
            )}
            <Button onClick={() => void copyPhrases(words)}>{mergedWords.copy}</Button>
            <Button disabled={affordable < words.length} onClick={() => void check()}>
              {keywordActionWords.checkAll(priceWords.credits(words.length))}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
