import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a prerendered page until it has hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
