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

/** Whether the page is about to be printed: then everything must be rendered, not only the visible part. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => printing,
    () => false,
  )
}
