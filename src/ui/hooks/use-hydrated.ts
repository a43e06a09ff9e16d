import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a prerendered page until it has hydrated: before that, presses are lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
