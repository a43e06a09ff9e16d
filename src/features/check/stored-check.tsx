import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { checkPriceLabel } from '#src/domain/search/check-price.ts'
import { now } from '#src/lib/clock.ts'
import { formatAge } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'

interface StoredCheckProps {
  check: CheckRow
  pages: number | null
  onUse: () => void
  onAgain: () => void
}

/** Offers what is stored of this phrase before credits are spent on it again. */
export function StoredCheck({ check, pages, onUse, onAgain }: StoredCheckProps) {
  const price = checkPriceLabel(pages)
  return (
    <div role="status" className="mb-6">
      <Notice
        tone="info"
        action={
          <>
            <Button onClick={onUse}>Use it</Button>
            <Button variant="secondary" onClick={onAgain}>
              Search again for {price}
            </Button>
          </>
        }
      >
        Fetched {formatAge(check.searched_at, now())}. Use it, or search again for {price}.
      </Notice>
    </div>
  )
}
