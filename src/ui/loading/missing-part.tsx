import { type ReactNode, useState } from 'react'
import { PartMissing } from '#src/lib/fetch-part.ts'
import { errorWords, uiWords } from '#src/words/controls/ui.ts'
import { Button } from '../controls/button.tsx'
import { useNextTry } from '../hooks/use-next-try.ts'
import { useOffline } from '../hooks/use-offline.ts'
import { ErrorState } from '../layout/error-state.tsx'
import { Notice } from '../layout/notice.tsx'

/**
 * Where to report that a part is missing or broken:
 * - `screen`: in place of the whole screen
 * - `part`: in place of a section of a screen
 * - `dialog`: in a box over the screen
 * - `quiet`: not at all
 */
export type PartPlace = 'screen' | 'part' | 'dialog' | 'quiet'

interface AbsentProps {
  /** The name of the part, such as "the calendar". */
  what: string
  place: PartPlace
  onRetry: () => void
  onClose?: (() => void) | undefined
}

/** Has a retry button, and also retries at intervals and when the network is back. */
export function MissingPart({ what, place, trying, onRetry, onClose }: AbsentProps & { trying?: boolean }) {
  const offline = useOffline()
  const [failures, setFailures] = useState(1)
  useNextTry(failures, () => {
    onRetry()
    setFailures(failures + 1)
  })

  return (
    <Absence
      place={place}
      title={offline ? uiWords.notHere(what) : uiWords.notLoaded(what)}
      actions={
        <>
          {onClose && <Button onClick={onClose}>{uiWords.close}</Button>}
          {!offline && place !== 'dialog' && (
            <Button onClick={() => location.reload()}>{uiWords.reload}</Button>
          )}
          <Button variant="primary" busy={trying} onClick={onRetry}>
            {uiWords.tryAgain}
          </Button>
        </>
      }
    >
      {offline ? uiWords.partComesOnline : uiWords.partIsTried}
    </Absence>
  )
}

/** Reports that a part has thrown an error, or that code it needs is missing. */
export function BrokenPart({ error, ...absent }: AbsentProps & { error: Error }) {
  const { what, place, onRetry, onClose } = absent
  if (error instanceof PartMissing) return <MissingPart {...absent} />
  const isScreen = place === 'screen'
  const { title, text } = errorWords(error, isScreen ? uiWords.screenNotShown : uiWords.notShown(what))
  return (
    <Absence
      place={place}
      title={title}
      actions={
        <>
          {place === 'dialog' && onClose && <Button onClick={onClose}>{uiWords.close}</Button>}
          <Button variant="primary" onClick={isScreen ? () => location.reload() : onRetry}>
            {isScreen ? uiWords.reload : uiWords.tryAgain}
          </Button>
        </>
      }
    >
      {text}
    </Absence>
  )
}

interface AbsenceProps {
  place: PartPlace
  title: string
  children: ReactNode
  actions: ReactNode
}

function Absence({ place, title, children, actions }: AbsenceProps) {
  if (place === 'quiet') return null
  if (place === 'screen')
    return (
      <ErrorState title={title} action={actions}>
        {children}
      </ErrorState>
    )
  const notice = (
    <Notice role="alert" tone="warning" action={actions}>
      <p className="font-medium">{title}</p>
      <p className="text-14">{children}</p>
    </Notice>
  )
  if (place === 'part') return notice
  return (
    <div className="fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom))] left-[calc(1rem+env(safe-area-inset-left))] z-50 mx-auto max-w-xl rounded-md border border-edge bg-raised max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]">
      {notice}
    </div>
  )
}

export const brokenScreen = (error: Error, onRetry: () => void) => (
  <BrokenPart what={uiWords.parts.screen} place="screen" {...{ error, onRetry }} />
)
