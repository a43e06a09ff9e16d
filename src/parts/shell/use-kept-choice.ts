import { useState } from 'react'

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function useKeptChoice(name: 'tracked-descriptions' | 'tracked-insights' | 'two-line-results') {
  const key = `keytrail-${name}`
  const [on, setOn] = useState(() => isKept(key))
  const choose = (next: boolean) => {
    setOn(next)
    try {
      if (next) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
    } catch {
      // Storage is blocked or full, so the choice only applies to this page.
    }
  }
  return [on, choose] as const
}
