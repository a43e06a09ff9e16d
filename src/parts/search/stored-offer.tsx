import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { storedOffers } from '#src/words/search/stored-offer.ts'
import { StoredNotice } from './stored-notice.tsx'

interface StoredOfferProps {
  phrases: number
  answers: StoredAnswers
  onUse: () => void
  onAgain: () => void
}

export function StoredOffer({ phrases, answers, onUse, onAgain }: StoredOfferProps) {
  return (
    <div className="mt-4">
      <StoredNotice offer={storedOffers(phrases, answers, now())} onUse={onUse} onAgain={onAgain} />
    </div>
  )
}
