import { Component, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'

/** What is said of a screen that broke. By the error's name: the page comes without the code of the store. */
function wordsOf({ name, message, cause }: Error): { title: string; text: string } {
  if (name === 'NotKept') {
    const full = cause instanceof Error && cause.name === 'StorageFull' ? `${cause.message}. ` : ''
    return { title: message, text: `${full}Reload to try again: nothing is charged twice.` }
  }
  const ofStore = name === 'StorageUnavailable' || name === 'StorageFull'
  const text = ofStore ? message : 'Nothing that you saved is lost.'
  return { title: 'This screen could not be shown', text }
}

/** Keeps one broken screen from taking the whole app down. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { title, text } = wordsOf(error)
    return (
      <ErrorState title={title} action={<Button onClick={() => location.reload()}>Reload</Button>}>
        {text}
      </ErrorState>
    )
  }
}
