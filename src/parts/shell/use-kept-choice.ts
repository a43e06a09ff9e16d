import { useState } from 'react'
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'

/** If storage is blocked or full, the choice is lost when the component unmounts. */
export function useKeptChoice(name: 'tracked-descriptions' | 'tracked-insights' | 'two-line-results') {
  const key = `keytrail-${name}`
  const [on, setOn] = useState(() => readLocal(key) !== null)
  const choose = (next: boolean) => {
    setOn(next)
    writeLocal(key, next ? '1' : null)
  }
  return [on, choose] as const
}
