import { useState } from 'react'
import type { Overview } from '#src/domain/shell/operations.ts'
import { formatWhole } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import { retryChecks } from './actions.ts'

export function FailedChecks({ overview, onRetried }: { overview: Overview; onRetried: () => void }) {
  const { failed_checks: failed } = overview
  const { busy, run } = useOneAtATime()
  const [retried, setRetried] = useState<string>()
  const retry = (reason: string) => {
    setRetried(reason)
    void run(() => retryChecks(reason), onRetried)
  }
  return (
    <Panel title="Failed checks of today">
      {failed.length === 0 ? (
        <p className="text-quiet">Nothing to retry. A check fails for good after four attempts.</p>
      ) : (
        <>
          <ul>
            {failed.map(({ reason, checks }) => (
              <li
                key={reason}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2 last:border-b-0"
              >
                <span className="min-w-0">
                  <span className="font-medium tabular-nums">{formatWhole(checks)}</span>{' '}
                  <code>{reason}</code>
                  <span className="block text-14 text-quiet">{failureReason(reason)}</span>
                </span>
                <Button
                  busy={busy && reason === retried}
                  disabled={busy && reason !== retried}
                  aria-label={`Retry ${reason}`}
                  onClick={() => retry(reason)}
                >
                  Retry
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-14 text-quiet">
            Each is tried once more today. Payment events need no retry, because Stripe resends what failed
            and every subscription is compared with Stripe each hour.
          </p>
        </>
      )}
    </Panel>
  )
}
