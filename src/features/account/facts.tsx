import type { ReactNode } from 'react'
import type { ProfileRow, Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useSyncPart } from '#src/state/sync-status.ts'
import { accountWords } from '#src/words/account/account.ts'
import { planTitle, usageWords } from '#src/words/billing/plan-names.ts'

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid items-baseline gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-14 text-quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function creditWords(usage: Usage | null, failed: boolean): string {
  if (usage) return usageWords.used(usage)
  return failed ? usageWords.loadFailed : accountWords.creditsLoading
}

export function Facts({ profile, usage }: { profile: ProfileRow; usage: Usage | null }) {
  const trouble = useSyncPart('trouble')
  const names = accountWords.facts
  const facts: FactListProps['facts'] = [
    [names.firstName, profile.first_name ?? accountWords.none],
    [names.lastName, profile.last_name ?? accountWords.none],
    [names.email, profile.email],
    ...(hasPlans ? [[names.level, planTitle(profile.subscription_level)] as const] : []),
    [names.credits, creditWords(usage, trouble !== null)],
  ]
  return <FactList facts={facts} />
}
