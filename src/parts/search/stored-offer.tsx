import type { StoredAnswer } from '#src/domain/search/stored-answers.ts'
import { now } from '#src/lib/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { storedOffers } from '#src/words/stored-offer.ts'

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
    <div role="status" className="mt-4">
      <Notice
        tone="info"
        action={
          <>
            <Button onClick={onUse}>{offer.use}</Button>
            <Button variant="secondary" onClick={onAgain}>
              {offer.again}
            </Button>
          </>
        }
      >
        {offer.text}
      </Notice>
    </div>
  )
}
