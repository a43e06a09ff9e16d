import { useEffect, useRef, useState } from 'react'

interface OneAtATime {
  /** Whether one is under way. */
  busy: boolean
  /** Does `then` with what `find` has found, unless it was dropped meanwhile. Does nothing while one is under way. */
  run<Found>(find: () => Promise<Found>, then: (found: Found) => void): Promise<void>
  /** What is under way is not wanted any more. */
  drop(): void
}

/** What reads before it acts, so that a second press meanwhile does not act twice; dropped when its screen is left. */
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
