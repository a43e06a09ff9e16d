import type { Overview } from '#src/domain/shell/operations.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

export function OperatorActions({ actions }: { actions: Overview['actions'] }) {
  return (
    <Panel title="What operators did">
      {actions.length === 0 ? (
        <p className="text-quiet">Nothing yet. Every retry is logged here.</p>
      ) : (
        <ul>
          {actions.map(({ acted_at, action, detail, operator }) => (
            <li key={`${acted_at} ${action}`} className="border-line border-b py-2 last:border-b-0">
              <span className="block">
                {action === 'retry_failed_checks'
                  ? `Retried ${detail.checks} failed with ${detail.reason}`
                  : action}
              </span>
              <span className="block text-14 text-quiet">
                {formatDateTime(acted_at)}, <bdi>{operator ?? 'an account that is deleted'}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
