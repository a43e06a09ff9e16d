import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { StoredNotice } from '#src/parts/search/stored-notice.tsx'
import { checkPriceLabel } from '#src/words/billing/prices.ts'
import { storedOffer } from '#src/words/search/stored-offer.ts'

interface StoredCheckProps {
  check: CheckRow
  pages: number | null
  onUse: () => void
  onAgain: () => void
}

export function StoredCheck({ check, pages, onUse, onAgain }: StoredCheckProps) {
  const offer = storedOffer(check.searched_at, checkPriceLabel(pages), now())
  return (
    <div className="mb-6">
      <StoredNotice offer={offer} onUse={onUse} onAgain={onAgain} />
    </div>
  )
}
