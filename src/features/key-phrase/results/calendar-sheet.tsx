import type { ComponentProps } from 'react'
import { DayCalendar } from '#src/ui/controls/day-calendar.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'

type CalendarSheetProps = ComponentProps<typeof DayCalendar> & { onClose: () => void }

export function CalendarSheet({ onClose, ...calendar }: CalendarSheetProps) {
  return (
    <Dialog onClose={onClose} title={calendar.label}>
      <DayCalendar {...calendar} />
    </Dialog>
  )
}
