import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

interface ContentFailureProps {
  title: string
  offline: boolean
  onRetry(): void
}

/** Content that could not be had, and was not saved on this device either. */
export function ContentFailure({ title, offline, onRetry }: ContentFailureProps) {
  return (
    <ErrorState title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {offline
        ? 'You are offline, and there is no saved copy of this page on this device. The newest ten posts and those that you opened are kept after a visit to the blog.'
        : 'The content service does not answer right now. What is saved on this device stays readable.'}
    </ErrorState>
  )
}
