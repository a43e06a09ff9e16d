import { useEffect, useRef, useState } from 'react'

export interface OneAtATime {
  busy: boolean
  /**
   * Runs `find`, then calls `then` with its result unless the action was dropped meanwhile. Does nothing while an
   * action is running.
   */
  run<Found>(find: () => Promise<Found>, then: (found: Found) => void): Promise<void>
  drop(): void
}

/**
 * Runs actions that read before they act, one at a time, so that a second press does not act twice. Unmounting drops
 * them.
 */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false)
  const current = useRef<symbol>(null)
  useEffect(() => {
    return () => {
      current.current = null
    }
  }, [])

  const drop = () => {
    current.current = null
    setBusy(false)
  }
  const run: OneAtATime['run'] = async (find, then) => {
    if (current.current) return
    const mine = Symbol()
    current.current = mine
    setBusy(true)
    try {
      const found = await find()
      if (current.current === mine) then(found)
    } finally {
      if (current.current === mine) drop()
    }
  }
  return { busy, run, drop }
}
