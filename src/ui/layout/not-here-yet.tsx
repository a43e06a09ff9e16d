import { EmptyState } from './empty-state.tsx'

/** In the place of what the server has, for all that is known, and this device has not had yet, without a network. */
export function NotHereYet({ what }: { what: string }) {
  return (
    <EmptyState title={`Not on this device yet: ${what}`}>
      You are offline. We will load this when you are back online.
    </EmptyState>
  )
}
