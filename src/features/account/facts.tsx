import { usedText } from '#src/domain/account/credits.ts'
import { planTitle } from '#src/domain/account/plans.ts'
import type { ProfileRow, Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { messages } from '#src/words/messages.ts'

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
