import type { StoredAnswer } from '#src/domain/search/stored-answers.ts'
import { now } from '#src/lib/clock.ts'
import { storedOffers } from '#src/words/search/stored-offer.ts'
import { StoredNotice } from './stored-notice.tsx'

interface StoredOfferProps {
  /** The number of phrases to search. */
  phrases: number
  /** Phrases with a fresh result on this device, by index. */
  answers: ReadonlyMap<number, StoredAnswer>
  onUse: () => void
  onAgain: () => void
}

/** Offers recently fetched results before credits are spent again. */
export function StoredOffer({ phrases, answers, onUse, onAgain }: StoredOfferProps) {
  const offer = storedOffers(phrases, answers, now())
  return (
    <div className="mt-4">
      <StoredNotice offer={offer} onUse={onUse} onAgain={onAgain} />
    </div>
  )
}
