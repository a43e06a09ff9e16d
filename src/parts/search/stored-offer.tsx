import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { type OfferTexts, storedOffers } from '#src/words/search/stored-offer.ts'

interface StoredNoticeProps {
  offer: OfferTexts
  onUse: () => void
  onAgain: () => void
}

export function StoredNotice({ offer, onUse, onAgain }: StoredNoticeProps) {
  return (
    <Notice
      role="status"
      tone="info"
      action={
        <>
          <Button variant="primary" onClick={onUse}>
            {offer.use}
          </Button>
          <Button onClick={onAgain}>{offer.again}</Button>
        </>
      }
    >
      {offer.text}
    </Notice>
  )
}

interface StoredOfferProps extends Omit<StoredNoticeProps, 'offer'> {
  phrases: number
  answers: StoredAnswers
}

export function StoredOffer({ phrases, answers, ...press }: StoredOfferProps) {
  return (
    <div className="mt-4">
      <StoredNotice offer={storedOffers(phrases, answers, now())} {...press} />
    </div>
  )
}
