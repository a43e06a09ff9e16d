import type { ComponentProps } from 'react'
import { DayCalendar } from '#src/ui/controls/day-calendar.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'

type CalendarSheetProps = ComponentProps<typeof DayCalendar> & { onClose: () => void }

/** The month view on a phone, where the page shows only a strip of two weeks. */
export function CalendarSheet({ onClose, ...calendar }: CalendarSheetProps) {
  return (
    <Dialog open onClose={onClose} title={calendar.label}>
      <DayCalendar {...calendar} />
    </Dialog>
  )
}
