import { useSyncExternalStore } from 'react'

let printing = false

function watchPrinting(changed: () => void): () => void {
  const before = () => {
    printing = true
    changed()
  }
  const after = () => {
    printing = false
    changed()
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

/** Whether the page is on its way to paper: then everything has to be there, not only what is in sight. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => printing,
    () => false,
  )
}
