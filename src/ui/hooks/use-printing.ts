import { useSyncExternalStore } from 'react'

let printing = false

function watchPrinting(changed: () => void): () => void {
  const stop = new AbortController()
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint'
    changed()
  }
  for (const event of ['beforeprint', 'afterprint']) addEventListener(event, note, { signal: stop.signal })
  return () => stop.abort()
}

/** Whether the page is about to be printed: then everything must be rendered, not only the visible part. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => printing,
    () => false,
  )
}
