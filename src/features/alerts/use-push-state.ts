import { useCallback, useEffect, useState } from 'react'
import { type PushState, pushState } from '#src/lib/push-browser.ts'

/** The push state of this browser, null while reading, and a function that reads it again. */
export function usePushState(): [PushState | null, () => void] {
  const [state, setState] = useState<PushState | null>(null)
  const look = useCallback(() => void pushState().then(setState), [])
  useEffect(() => {
    look()
    // A user who allows pushes in the browser's settings returns from another window.
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [look])
  return [state, look]
}
