import { useCallback, useEffect, useState } from 'react'
import { type PushState, pushState } from '#src/lib/push-browser.ts'

/** This browser's push state, null while loading, and a function that reads it again. */
export function usePushState(): [PushState | null, () => void] {
  const [state, setState] = useState<PushState | null>(null)
  const look = useCallback(() => void pushState().then(setState), [])
  useEffect(() => {
    look()
    // The user may have changed the permission in the browser's settings meanwhile.
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [look])
  return [state, look]
}
