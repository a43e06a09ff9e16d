import type { ComponentProps } from 'react'
import { uiWords } from '#src/words/controls/ui.ts'
import { useOffline } from '../hooks/use-offline.ts'
import { ErrorState } from './error-state.tsx'

/** The children are actions beside the retry button. */
export function LoadFailure({ children, ...failure }: Omit<ComponentProps<typeof ErrorState>, 'action'>) {
  const offline = useOffline()
  return (
    <ErrorState {...failure} action={children}>
      {offline ? uiWords.comesOnline : uiWords.noResponse}
    </ErrorState>
  )
}
