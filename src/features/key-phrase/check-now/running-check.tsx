import { useEffect, useEffectEvent } from 'react'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { CheckRunNotice } from './check-run-notice.tsx'
import { useCheckRun } from './use-check-run.ts'

interface RunningCheckProps {
  question: CheckQuestion
  /** Gets the id of a check that has come. */
  onStored: (searchId: string) => void
  onRunning: (running: boolean) => void
}

/** Runs a check as soon as it is there, and tells how far it has come. */
export function RunningCheck({ question, onStored, onRunning }: RunningCheckProps) {
  const { run, start, retry, cancel } = useCheckRun(onStored)
  const isRunning = run !== null && run.end === null
  const begin = useEffectEvent(() => start(question))
  const tell = useEffectEvent(onRunning)
  useEffect(() => begin(), [])
  useEffect(() => tell(isRunning), [isRunning])
  return run && <CheckRunNotice run={run} onRetry={retry} onCancel={cancel} />
}
