import { useEffect, useRef, useState } from 'react'
import { readCheck } from '#src/db/reads/checks.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { type CheckQuestion, isAnswered } from '#src/domain/search/check-question.ts'
import { isOpenOutcome, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import { isSettled, settledCode } from '#src/domain/search/search-errors.ts'
import { newId } from '#src/lib/ids.ts'
import { runCheck } from '#src/sync/lookups/run-check.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'

export type CheckEnd = Exclude<LookupOutcome, { kind: 'stored' | 'aborted' }>

export type WantedCheck = Omit<CheckQuestion, 'id' | 'attempt'>

interface CheckNowRun {
  question: CheckQuestion
  page: number
  /** Null while running. */
  end: CheckEnd | null
}

/** Returns the question for a retry: after a settled failure, it needs a new key; otherwise, it keeps its key. */
function again(question: CheckQuestion, end: CheckEnd): CheckQuestion {
  if (end.kind !== 'failed' || !isSettled(end.code)) return question
  return end.stored === 0
    ? { ...question, id: newId() }
    : { ...question, attempt: (question.attempt ?? 0) + 1 }
}

/** Aborts the running check on unmount or when another begins. Calls `onStored` with the id of each stored check. */
export function useCheckRun(onStored: (searchId: string) => void) {
  const [run, setRun] = useState<CheckNowRun | null>(null)
  const [crash, setCrash] = useState<unknown>(null)
  const controller = useRef<AbortController>(null)
  // The last question, until its outcome is known.
  const open = useRef<CheckQuestion>(null)
  const reading = useOneAtATime()
  useEffect(() => () => controller.current?.abort(), [])

  const begin = (question: CheckQuestion) => {
    controller.current?.abort()
    const begun = new AbortController()
    controller.current = begun
    open.current = question
    const show = (next: CheckNowRun | null) => {
      if (controller.current === begun) setRun(next)
    }
    setRun({ question, page: 1, end: null })
    runCheck({
      ...question,
      signal: begun.signal,
      onPage: (page) => show({ question, page, end: null }),
    }).then((outcome) => {
      if (!isOpenOutcome(outcome) && open.current === question) open.current = null
      const isOver = outcome.kind === 'stored' || outcome.kind === 'aborted'
      show(isOver ? null : { question, page: 0, end: outcome })
      if (outcome.kind === 'stored') onStored(question.id)
    }, setCrash)
  }
  const leave = (check: CheckRow | null) => {
    if (!run) return
    const { question } = run
    if (check?.state === 'failed') {
      const end = { kind: 'failed', code: settledCode(check.failure_code), stored: 0 } as const
      return setRun({ question, page: 0, end })
    }
    setRun(null)
    if (check && check.pages_done > 0) onStored(question.id)
  }
  // Each click starts a check with a new id, unless the last check is unfinished: reusing its id avoids a second charge.
  const start = (wanted: WantedCheck) => {
    const asked = open.current
    if (!asked) return begin({ ...wanted, id: newId() })
    void reading.run(
      () => readCheck(asked.id),
      (check) =>
        begin(isAnswered(check, asked) ? { ...wanted, id: newId() } : { ...asked, pages: wanted.pages }),
    )
  }
  if (crash) throw crash
  return {
    run,
    /** Whether a check is running, or the last check is being read to decide how to start. */
    running: reading.busy || (run !== null && run.end === null),
    start,
    /** Ends a queued check that has left the outbox; `check` is null if it was cancelled. */
    leave,
    retry: () => run?.end && begin(again(run.question, run.end)),
    cancel: () => {
      controller.current?.abort()
      controller.current = null
      setRun(null)
    },
  }
}
