import { useCallback } from 'react'
import type { Overview } from '#src/domain/shell/operations.ts'
import { OperationsChart } from './operations-chart.tsx'
import { backlogContent, hourlyContent } from './time-content.ts'

export function TrackerPanels({ overview }: { overview: Overview }) {
  return (
    <>
      <OperationsChart
        title="Tracker backlog"
        xLabel="Measured"
        content={useCallback(() => backlogContent(overview), [overview])}
        empty="It is measured every ten minutes. Nothing has been measured in the last two days."
      />
      <OperationsChart
        title="Checks an hour"
        xLabel="Hour"
        content={useCallback(() => hourlyContent(overview), [overview])}
        empty="The tracker has not run in the last two days."
      />
    </>
  )
}
