import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a prerendered page until hydration: earlier input is lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
