import { Component, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'

/** Keeps one broken screen from taking the whole app down. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <ErrorState
        title="This screen could not be shown"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        {error.name === 'StorageUnavailable' || error.name === 'StorageFull'
          ? error.message
          : 'Nothing that you saved is lost.'}
      </ErrorState>
    )
  }
}
