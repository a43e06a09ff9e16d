import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import type { OfferTexts } from '#src/words/search/stored-offer.ts'

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
