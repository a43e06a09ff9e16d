import { useEffect, useRef, useState } from 'react'

export type OneAtATime = ReturnType<typeof useOneAtATime>

/** Runs one action at a time, so that a double press acts only once. Unmounting drops a running action. */
export function useOneAtATime() {
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
  /** Does nothing while an action is running. Does not call `then` if the action was dropped. */
  async function run<Result>(work: () => Promise<Result>, then?: (result: Result) => void): Promise<void> {
    if (current.current) return
    const mine = Symbol()
    current.current = mine
    setBusy(true)
    try {
      const result = await work()
      if (current.current === mine) then?.(result)
    } finally {
      if (current.current === mine) drop()
    }
  }
  return { busy, run, drop }
}
