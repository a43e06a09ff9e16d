import { useCallback, useEffect, useState } from 'react'
import { type PushState, pushState } from '#src/lib/push-browser.ts'

/** What this browser can do about pushes, and a way to look again after something was changed. */
export function usePushState(): [PushState | null, () => void] {
  const [state, setState] = useState<PushState | null>(null)
  const look = useCallback(() => void pushState().then(setState), [])
  useEffect(() => {
    look()
    // Whoever allows it in the browser's settings comes back from another window.
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [look])
  return [state, look]
}
