import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a page that was drawn at build time until its script has taken it over: what is typed or pressed before is
 * lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
