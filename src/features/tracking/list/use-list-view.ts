import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type ListView, readView, writeView } from './list-view.ts'

/** A pause that long ends the typing. */
const typingMs = 400

export interface UseListView {
  view: ListView
  /** Whether the text is ahead of the address. */
  isTyping: boolean
  /** Changes the view and the address. */
  onView(changes: Partial<ListView>): void
  /** Changes the search text: immediately in the view, in the address once typing stops. */
  onType(text: string): void
  /** Ends the typing at once. */
  onTyped(): void
}

/**
 * The view of the list, stored in the address. Writing the address renders everything that depends on it, so
 * it is not written on every keystroke.
 */
export function useListView(): UseListView {
  const [parameters, setParameters] = useSearchParams()
  const written = useMemo(() => readView(parameters), [parameters])
  const [typed, setTyped] = useState<string | null>(null)
  const unwritten = useRef<string | null>(null)
  const type = useCallback((text: string | null) => {
    unwritten.current = text
    setTyped(text)
  }, [])

  const onView = useCallback(
    (changes: Partial<ListView>) => {
      const text = unwritten.current
      type(null)
      setParameters((before) => writeView(before, text === null ? changes : { text, ...changes }), {
        replace: true,
      })
    },
    [setParameters, type],
  )
  const onTyped = useCallback(() => {
    if (unwritten.current !== null) onView({})
  }, [onView])
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(onTyped, typingMs)
    return () => clearTimeout(timer)
  }, [typed, onTyped])

  const view = useMemo(() => (typed === null ? written : { ...written, text: typed }), [written, typed])
  return { view, isTyping: typed !== null, onView, onType: type, onTyped }
}
