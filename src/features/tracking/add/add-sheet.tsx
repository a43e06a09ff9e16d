import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'

/** Adding on a phone that has a list: over the list, which stays where it is. */
export function AddSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={trackingPageWords.addTitle}>
      <div>{children}</div>
    </Dialog>
  )
}
