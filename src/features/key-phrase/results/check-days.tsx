import { formatDateTime } from '#src/lib/format.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { nearPart } from '#src/ui/loading/near-part.tsx'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import type { CheckedView } from '../use-phrase-view.ts'

const DayPicker = nearPart(
  'calendar',
  () => import('./day-picker.tsx'),
  'DayPicker',
  () => <div className="h-15.5 lg:h-80" />,
)

export function CheckDays(props: CheckedView) {
  const { selected } = props
  const isWide = useWide()
  const shown = (
    <>
      <DayPicker {...props} />
      <p className="mt-2 text-14 text-quiet">
        {keyPhraseCheckWords.shown(formatDateTime(selected.checked_at), selected.origin === 'tracker')}
        {selected.state === 'failed' &&
          ` ${keyPhraseCheckWords.shownFailed(failureReason(selected.failure_code))}`}
      </p>
    </>
  )
  // Not printed, because the results show their date.
  if (isWide)
    return (
      <div className="min-w-0 print:hidden">
        <Panel title={keyPhraseCheckWords.history}>{shown}</Panel>
      </div>
    )
  return (
    <section aria-label={keyPhraseCheckWords.history} className="min-w-0 print:hidden">
      {shown}
    </section>
  )
}
