import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { findStoredAnswers, readSearches } from '#src/db/reads/searches.ts'
import type { BatchState } from '#src/domain/search/batch-state.ts'
import { isFailure, isOpenOutcome, type LookupFailure } from '#src/domain/search/outcomes.ts'
import type { SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { derivedId, newId } from '#src/lib/ids.ts'
import { runBatch } from '../actions.ts'
import { type BatchPhrase, batchPhrase } from './batch-phrase.ts'

function searchIds({ batchId, replaced }: BatchState, count: number): string[] {
  return Array.from({ length: count }, (_, place) => replaced[place] ?? derivedId(batchId, place))
}

async function readPhrases({ phrases, type, country }: SearchBatch, ids: string[] | null) {
  // Reads the outbox first, because a search is stored before its entry leaves the outbox.
  const queued = await readQueued(ids ?? [])
  const answers = ids
    ? new Map((await readSearches(ids)).entries())
    : await findStoredAnswers({ search_type: type, country, phrases })
  return phrases.map((phrase, place) => {
    const id = ids?.[place]
    return batchPhrase({ phrase, place, id, search: answers.get(place), queued: queued.get(id ?? '') })
  })
}

/**
 * Runs the batch once, when its history entry is new. Later visits show stored results and continue the batch
 * only if the user asks. If there is no state, for example at a shared address, nothing is sent.
 */
export function useBatch(batch: SearchBatch, state: BatchState | null, onState: (state: BatchState) => void) {
  const [endings, setEndings] = useState<Readonly<Record<string, LookupFailure>>>({})
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle')
  const [crash, setCrash] = useState<unknown>(null)
  const current = useRef<Record<'stop' | 'leave', AbortController>>(null)
  const ids = state && searchIds(state, batch.phrases.length)
  const stored = useLiveQuery(() => readPhrases(batch, ids), [batch, ids?.join()])

  const start = (next: BatchState, places: readonly number[]) => {
    if (current.current) return
    const run = { stop: new AbortController(), leave: new AbortController() }
    current.current = run
    setPhase('running')
    setEndings({})
    onState({ ...next, begun: true })
    runBatch({
      batch,
      ids: searchIds(next, batch.phrases.length),
      places,
      stop: run.stop.signal,
      leave: run.leave.signal,
      onEnded: (id, outcome) => {
        if (isFailure(outcome)) setEndings((known) => ({ ...known, [id]: outcome }))
      },
    })
      .catch((error: unknown) => {
        if (!run.leave.signal.aborted) setCrash(error)
      })
      .finally(() => {
        current.current = null
        if (!run.leave.signal.aborted) setPhase('idle')
      })
  }

  const begin = useEffectEvent(() => {
    if (state) start(state, [...batch.phrases.keys()])
  })
  const isNew = state !== null && !state.begun
  useEffect(() => {
    if (!isNew) return
    // Deferred, so that a double mount in Strict Mode starts one run.
    const timer = setTimeout(begin, 0)
    return () => clearTimeout(timer)
  }, [isNew])
  useEffect(() => () => current.current?.leave.abort(), [])

  if (crash) throw crash
  return {
    phrases: stored?.map((phrase) => ({
      ...phrase,
      ending: phrase.ending ?? (phrase.id ? endings[phrase.id] : undefined),
    })),
    running: phase !== 'idle' || isNew,
    /** Whether the run is cancelled but some searches are still in flight. */
    stopping: phase === 'stopping',
    limitReached: Object.values(endings).some(
      (ending) => ending.kind === 'failed' && ending.code === 'credits_exhausted',
    ),
    /** A phrase that has failed permanently gets a new id; others keep theirs, to avoid a second charge. */
    run(some: readonly BatchPhrase[]) {
      if (!state) return
      const settled = some.filter(({ ending }) => ending && !isOpenOutcome(ending))
      const renewed = Object.fromEntries(settled.map(({ place }) => [place, newId()]))
      const places = some.map(({ place }) => place)
      start({ ...state, replaced: { ...state.replaced, ...renewed } }, places)
    },
    /** Starts no further searches; those in flight finish. */
    cancel() {
      current.current?.stop.abort()
      if (current.current) setPhase('stopping')
    },
  }
}
