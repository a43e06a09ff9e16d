import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

/** Returns the URL's parameters and a function that changes some. An empty value deletes the parameter. */
export function useQuery() {
  const [parameters, setParameters] = useSearchParams()
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        // Going back leaves the page rather than undoing the change.
        { replace: true },
      ),
    [setParameters],
  )
  return [parameters, change] as const
}
