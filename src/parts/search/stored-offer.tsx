import type { StoredAnswer } from '#src/domain/search/stored-answers.ts'
import { now } from '#src/lib/clock.ts'
import { storedOffers } from '#src/words/search/stored-offer.ts'
import { StoredNotice } from './stored-notice.tsx'

interface StoredOfferProps {
  /** How many phrases are to be searched. */
  phrases: number
  /** Those with a fresh answer on this device, by their place. */
  answers: ReadonlyMap<number, StoredAnswer>
  onUse: () => void
  onAgain: () => void
}

/** Offers what was fetched a short while ago, before credits are spent on it again. */
export function StoredOffer({ phrases, answers, onUse, onAgain }: StoredOfferProps) {
  const offer = storedOffers(phrases, answers, now())
  return (
    <div className="mt-4">
      <StoredNotice offer={offer} onUse={onUse} onAgain={onAgain} />
    </div>
  )
}
