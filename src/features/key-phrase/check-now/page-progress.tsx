import { Button } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { checkNowWords } from '#src/words/check/check-now.ts'

interface PageProgressProps {
  page: number
  pages: number | null
  onCancel: () => void
}

export function PageProgress({ page, pages, onCancel }: PageProgressProps) {
  return (
    <div className="flex flex-col gap-2" role="status">
      <ProgressBar
        label={checkNowWords.fetching(page, String(pages))}
        value={page - 1}
        max={pages ?? page}
        text={checkNowWords.fetched(page - 1)}
      />
      <Button variant="quiet" onClick={onCancel}>
        {checkNowWords.cancel}
      </Button>
    </div>
  )
}
