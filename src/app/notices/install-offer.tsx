import { useEffect, useState } from 'react'
import { readVisits, withVisit } from '#src/domain/shell/install-offer.ts'
import { now } from '#src/lib/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { promptWords } from '#src/words/shell/prompts.ts'

const key = 'keytrail-visits'

/**
 * Counts a visit and returns whether to show the offer. False if the visit cannot be stored: the offer would repeat.
 */
function countVisit(): boolean {
  try {
    const { visits, isDue } = withVisit(readVisits(localStorage.getItem(key)), now().getTime())
    localStorage.setItem(key, JSON.stringify(visits))
    return isDue
  } catch {
    return false
  }
}

/** Explains once, on the second visit, how to install the app on an iPhone, whose browsers do not offer it. */
export function InstallOffer() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (countVisit()) setOpen(true)
  }, [])
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={promptWords.installTitle}
      description={promptWords.installText}
      actions={<Button onClick={() => setOpen(false)}>{promptWords.installRead}</Button>}
    />
  )
}
