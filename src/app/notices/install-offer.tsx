import { useEffect, useState } from 'react'
import { readVisits, withVisit } from '#src/domain/shell/install-offer.ts'
import { now } from '#src/lib/clock.ts'
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { promptWords } from '#src/words/shell/prompts.ts'

const key = 'keytrail-visits'

/** Returns whether the offer is due; false if the visit cannot be stored, because the offer would repeat. */
function countVisit(): boolean {
  const { visits, isDue } = withVisit(readVisits(readLocal(key)), now().getTime())
  return writeLocal(key, JSON.stringify(visits)) && isDue
}

/** Shown once, on the second visit, and only on iPhones and iPads, where browsers offer no installation. */
export function InstallOffer() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (countVisit()) setOpen(true)
  }, [])
  return (
    open && (
      <Dialog
        onClose={() => setOpen(false)}
        title={promptWords.installTitle}
        description={promptWords.installText}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {promptWords.installRead}
          </Button>
        }
      />
    )
  )
}
