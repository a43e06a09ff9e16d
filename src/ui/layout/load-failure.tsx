import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useOffline } from '../hooks/use-offline.ts'
import { ErrorState } from './error-state.tsx'

interface LoadFailureProps {
  title: string
  /** Whether it is being tried again. */
  trying: boolean
  onRetry: () => void
  /** Another way on. */
  children?: ReactNode
}

/** What is to be shown has never come to this device. */
export function LoadFailure({ title, trying, onRetry, children }: LoadFailureProps) {
  const offline = useOffline()
  return (
    <ErrorState
      title={title}
      action={
        <>
          <Button busy={trying} onClick={onRetry}>
            Try again
          </Button>
          {children}
        </>
      }
    >
      {offline
        ? 'You are offline. We will load this when you are back online.'
        : 'The server did not answer. We will keep trying, and you can try now.'}
    </ErrorState>
  )
}
