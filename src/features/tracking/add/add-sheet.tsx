import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'

/** The form on a phone with a list: a sheet over the list. */
export function AddSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={trackingPageWords.addTitle}>
      <div>{children}</div>
    </Dialog>
  )
}
