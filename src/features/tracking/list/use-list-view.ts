import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type ListView, readView, writeView } from './list-view.ts'

/** The search text is written to the address after a pause of this length, in milliseconds. */
const typingMs = 400

export interface UseListView {
  view: ListView
  /** Whether the search text is not yet in the address. */
  isTyping: boolean
  onView(changes: Partial<ListView>): void
  /** Changes the view immediately, and the address after a pause. */
  onType(text: string): void
  /** Writes the search text to the address immediately. */
  onTyped(): void
}

/** Changing the address re-renders everything that depends on it, so it is not changed on every keystroke. */
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
