import { usedText } from '#src/domain/credits.ts'
import { messages } from '#src/domain/messages.ts'
import { planTitle } from '#src/domain/plans.ts'
import type { ProfileRow, Usage } from '#src/domain/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'

/** The credits in words: what was last heard, else why there is nothing to say. */
function creditWords(usage: Usage | null | undefined, failed: boolean): string {
  if (usage) return usedText(usage)
  return failed ? messages.usageLoadFailed : 'Loading…'
}

/** What the account says of its owner, read-only. */
export function Facts({ profile, usage }: { profile: ProfileRow; usage: Usage | null | undefined }) {
  const { trouble } = useSyncStatus()
  const facts: (readonly [name: string, value: string])[] = [
    ['First name', profile.first_name ?? 'N/A'],
    ['Last name', profile.last_name ?? 'N/A'],
    ['Email', profile.email],
    ...(hasPlans ? [['Subscription level', planTitle(profile.subscription_level)] as const] : []),
    ['Credits', creditWords(usage, trouble !== null)],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
