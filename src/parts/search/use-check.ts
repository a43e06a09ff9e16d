import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { isFailure, type LookupFailure } from '#src/domain/search/outcomes.ts'
import { runCheck } from './actions.ts'

interface Run {
  id: string
  fetching: number | null
  ended: LookupFailure | null
}

/**
 * Reads the stored check `id`. `start` runs a check; leaving the screen or opening another check aborts the
 * run. Calls `onStored` when a run has stored all requested pages.
 */
export function useCheck(id: string | null, onStored?: (id: string) => void) {
  const [run, setRun] = useState<Run | null>(null)
  const [crash, setCrash] = useState<unknown>(null)
  const running = useRef<{ id: string; controller: AbortController }>(null)
  const stored = useLiveQuery(async () => {
    if (!id) return { check: null, queued: null }
    // Reads the outbox first, because a check is stored before its entry leaves the outbox.
    const queued = (await readQueued([id])).get(id)
    return { check: (await readCheck(id)) ?? null, queued: queued ?? null }
  }, [id])

  const cancel = () => {
    running.current?.controller.abort()
    running.current = null
    setRun((current) => (current?.ended ? current : null))
  }

  const start = (question: CheckQuestion) => {
    cancel()
    const begun = { id: question.id, controller: new AbortController() }
    running.current = begun
    const show = (fetching: number | null, ended: LookupFailure | null = null) => {
      if (running.current === begun) setRun({ id: question.id, fetching, ended })
    }
    show(1)
    runCheck({ ...question, signal: begun.controller.signal, onPage: show }).then((outcome) => {
      show(null, isFailure(outcome) ? outcome : null)
      if (outcome.kind === 'stored') onStored?.(question.id)
    }, setCrash)
  }

  useEffect(() => () => running.current?.controller.abort(), [])
  // Back and forward navigation can change the check without unmounting the screen.
  useEffect(() => {
    if (running.current && running.current.id !== id) running.current.controller.abort()
  }, [id])

  if (crash) throw crash
  const mine = run?.id === id ? run : null
  return {
    /** The stored check; undefined while loading, null if there is none. */
    check: stored?.check,
    /** The check's outbox entry, if it is queued or was rejected. */
    queued: stored?.queued ?? null,
    /** The number of the page that is being fetched; null if no page is. */
    fetching: mine?.fetching ?? null,
    ended: mine?.ended ?? null,
    start,
    cancel,
  }
}
