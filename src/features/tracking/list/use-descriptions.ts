import { useState } from 'react'

const key = 'keytrail-tracked-descriptions'

function isKept(): boolean {
  try {
    return localStorage.getItem(key) === 'shown'
  } catch {
    return false
  }
}

/** Whether the list shows captions on a second line; stored on this device. */
export function useDescriptions(): [shown: boolean, show: (shown: boolean) => void] {
  const [shown, setShown] = useState(isKept)
  const show = (next: boolean) => {
    setShown(next)
    try {
      if (next) localStorage.setItem(key, 'shown')
      else localStorage.removeItem(key)
    } catch {
      // Storage is blocked: the choice lasts for this page only.
    }
  }
  return [shown, show]
}
