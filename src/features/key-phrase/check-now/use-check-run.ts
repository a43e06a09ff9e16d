import { useEffect, useRef, useState } from 'react'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { isSettled } from '#src/domain/search/search-errors.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { newId } from '#src/lib/ids.ts'
import type { checkNow } from './actions.ts'

export type CheckEnd = Exclude<LookupOutcome, { kind: 'stored' | 'aborted' }>

export interface CheckNowRun {
  question: CheckQuestion
  page: number
  /** Null while it runs. */
  end: CheckEnd | null
}

/** The question that tries again: what the server has settled needs a key of its own, all else must keep its key. */
function again(question: CheckQuestion, end: CheckEnd): CheckQuestion {
  if (end.kind !== 'failed' || !isSettled(end.code)) return question
  return end.stored === 0
    ? { ...question, id: newId() }
    : { ...question, attempt: (question.attempt ?? 0) + 1 }
}

// Fetched with the first check.
const runOnce: typeof checkNow = async (run) => (await fetchPart(() => import('./actions.ts'))).checkNow(run)

/** One check at a time, ended when the page is left. `onStored` gets the id of a check that has come. */
export function useCheckRun(onStored: (searchId: string) => void) {
  const [run, setRun] = useState<CheckNowRun | null>(null)
  const [crash, setCrash] = useState<unknown>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const begin = (question: CheckQuestion) => {
    const begun = new AbortController()
    controller.current = begun
    const show = (next: CheckNowRun | null) => {
      if (controller.current === begun) setRun(next)
    }
    setRun({ question, page: 1, end: null })
    runOnce({
      ...question,
      signal: begun.signal,
      onPage: (page) => show({ question, page, end: null }),
    }).then((outcome) => {
      const isOver = outcome.kind === 'stored' || outcome.kind === 'aborted'
      show(isOver ? null : { question, page: 0, end: outcome })
      if (outcome.kind === 'stored') onStored(question.id)
    }, setCrash)
  }
  // What is neither the network's nor the server's fault belongs to the error boundary.
  if (crash) throw crash
  return {
    run,
    start: begin,
    retry: () => run?.end && begin(again(run.question, run.end)),
    cancel: () => {
      controller.current?.abort()
      controller.current = null
      setRun(null)
    },
  }
}
