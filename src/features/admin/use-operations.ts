import { useCallback, useEffect, useState } from 'react'
import type { Overview } from '#src/domain/shell/operations.ts'
import { readOperations } from './actions.ts'

type OperationsView =
  | { kind: 'loading' }
  | { kind: 'refused' }
  | { kind: 'failed'; offline: boolean }
  /** `trouble`: why the last fetch failed; null if it succeeded. */
  | { kind: 'shown'; overview: Overview; trouble: null | 'offline' | 'failed' }

interface Operations {
  view: OperationsView
  reading: boolean
  read(): void
}

/** A failure keeps the shown data; a refusal removes it. */
function viewAfter(
  view: OperationsView,
  reading: Awaited<ReturnType<typeof readOperations>>,
): OperationsView {
  if (reading.kind === 'read') return { kind: 'shown', overview: reading.overview, trouble: null }
  if (reading.kind === 'failed' && view.kind === 'shown')
    return { ...view, trouble: reading.offline ? 'offline' : 'failed' }
  return reading
}

/** Fetches the installation's state on mount, on request and when the network returns. */
export function useOperations(): Operations {
  const [view, setView] = useState<OperationsView>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [reading, setReading] = useState(false)
  const [crash, setCrash] = useState<unknown>(null)
  const read = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    const controller = new AbortController()
    setReading(true)
    readOperations(controller.signal).then((ended) => {
      if (controller.signal.aborted) return
      setReading(false)
      setView((current) => viewAfter(current, ended))
    }, setCrash)
    return () => controller.abort()
  }, [attempt])

  useEffect(() => {
    addEventListener('online', read)
    return () => removeEventListener('online', read)
  }, [read])

  if (crash) throw crash
  return { view, reading, read }
}
