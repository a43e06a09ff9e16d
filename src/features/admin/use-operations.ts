import { useCallback, useEffect, useState } from 'react'
import type { Overview } from '#src/domain/shell/operations.ts'
import { readOperations } from './actions.ts'

type OperationsView =
  | { kind: 'loading' }
  | { kind: 'refused' }
  | { kind: 'failed'; offline: boolean }
  /** `trouble`: why what is shown is not the newest. */
  | { kind: 'shown'; overview: Overview; trouble: null | 'offline' | 'failed' }

interface Operations {
  view: OperationsView
  reading: boolean
  read(): void
}

/** What a new reading leaves on the screen: a failure takes nothing away that is shown, a refusal all of it. */
function viewAfter(
  view: OperationsView,
  reading: Awaited<ReturnType<typeof readOperations>>,
): OperationsView {
  if (reading.kind === 'read') return { kind: 'shown', overview: reading.overview, trouble: null }
  if (reading.kind === 'failed' && view.kind === 'shown')
    return { ...view, trouble: reading.offline ? 'offline' : 'failed' }
  return reading
}

/** How the installation does, when the page opens, when it is asked for, and when the network is back. */
export function useOperations(): Operations {
  const [view, setView] = useState<OperationsView>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [reading, setReading] = useState(false)
  const [crash, setCrash] = useState<unknown>(null)
  const read = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another reading
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
