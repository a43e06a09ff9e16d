import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { readAllowance } from '#src/db/reads/profile.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { checkPriceLabel, checkPriceText } from '#src/words/billing/prices.ts'
import { checkNowWords } from '#src/words/check/check-now.ts'
import { pagesOffered } from './use-check-offer.ts'

interface CheckNowDialogProps {
  onClose: () => void
  onCheck: (pages: number) => void
}

/** Approximate, because TikTok varies the number of results per page. */
const pageResults = 12

export function CheckNowDialog({ onClose, onCheck }: CheckNowDialogProps) {
  const { plan = null, usage = null } = useLiveQuery(readAllowance) ?? {}
  const phase = useSyncPart('phase')
  const spent = isSpent(usage, now())
  const most = pagesOffered(plan)
  const [chosen, setChosen] = useState<string | null>(null)
  const pages = Math.min(Number(chosen ?? most), most)
  const options = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: checkNowWords.pagesOf(index + 1, (index + 1) * pageResults),
  }))
  return (
    <FormDialog
      title={checkNowWords.title}
      description={checkNowWords.lead}
      submit={checkNowWords.check(checkPriceLabel(pages))}
      disabled={spent}
      onSubmit={() => onCheck(pages)}
      onClose={onClose}
    >
      <SelectField
        label={checkNowWords.pages}
        name="pages"
        value={String(pages)}
        onChange={setChosen}
        options={options}
        hint={checkPriceText(pages, usage, now())}
      />
      {spent && <CreditsUsedUpNotice usage={usage} plan={plan} />}
      {phase === 'offline' && <Notice tone="warning">{checkNowWords.offline}</Notice>}
    </FormDialog>
  )
}
