import { useSyncExternalStore } from 'react'
import { listen } from '#src/lib/listen.ts'

let printing = false

function watchPrinting(changed: () => void): () => void {
  return listen(['beforeprint', 'afterprint'], ({ type }) => {
    printing = type === 'beforeprint'
    changed()
  })
}

/** Whether the page is about to be printed. If so, everything must be rendered, not only the visible part. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => printing,
    () => false,
  )
}
