import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in for the children after an error; `again` draws them anew. */
  broken: (error: Error, again: () => void) => ReactNode
}

/** Keeps an error from taking away what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.broken(error, () => this.setState({ error: null })) : this.props.children
  }
}
