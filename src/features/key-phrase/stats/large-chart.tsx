import type { ComponentProps } from 'react'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'

type LargeChartProps = Omit<ComponentProps<typeof Chart>, 'shortTitle'> & {
  shortTitle: string
  onClose: () => void
}

export function LargeChart({ shortTitle, note, onClose, ...chart }: LargeChartProps) {
  return (
    <Dialog onClose={onClose} title={shortTitle} wide>
      {note}
      <Chart {...chart} controls={<span />} eager />
    </Dialog>
  )
}
