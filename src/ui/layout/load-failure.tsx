import type { ReactNode } from 'react'
import { uiWords } from '#src/words/controls/ui.ts'
import { useOffline } from '../hooks/use-offline.ts'
import { ErrorState } from './error-state.tsx'

interface LoadFailureProps {
  title: string
  trying: boolean
  onRetry: () => void
  children?: ReactNode
}

export function LoadFailure({ children, ...failure }: LoadFailureProps) {
  const offline = useOffline()
  return (
    <ErrorState {...failure} action={children}>
      {offline ? uiWords.comesOnline : uiWords.noResponse}
    </ErrorState>
  )
}
