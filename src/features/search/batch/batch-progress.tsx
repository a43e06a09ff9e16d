import { Button } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'

interface BatchProgressProps {
  value: number
  max: number
  stopping: boolean
  onCancel: () => void
}

export function BatchProgress({ value, max, stopping, onCancel }: BatchProgressProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <div className="min-w-0 grow basis-64">
        <ProgressBar
          label={lookupWords.gathering}
          value={value}
          max={max}
          text={batchWords.progress(value, max)}
        />
        <p className="mt-2 text-14 text-quiet" role="status">
          {stopping ? batchWords.stopping : batchWords.moments}
        </p>
      </div>
      <Button variant="secondary" busy={stopping} onClick={onCancel}>
        {lookupWords.cancel}
      </Button>
    </div>
  )
}
