import { useEffect, useEffectEvent } from 'react'
import { CheckRunNotice } from './check-run-notice.tsx'
import { useCheckRun, type WantedCheck } from './use-check-run.ts'

interface RunningCheckProps {
  /** A new object starts or continues a check. */
  wanted: WantedCheck
  onStored: (searchId: string) => void
  onRunning: (running: boolean) => void
}

export function RunningCheck({ wanted, onStored, onRunning }: RunningCheckProps) {
  const { run, running, start, retry, leave, cancel } = useCheckRun(onStored)
  const tell = useEffectEvent(onRunning)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per press
  useEffect(() => start(wanted), [wanted])
  useEffect(() => tell(running), [running])
  return run && <CheckRunNotice run={run} onRetry={retry} onCancel={cancel} onLeft={leave} />
}
