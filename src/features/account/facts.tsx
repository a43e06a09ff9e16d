import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { readAllowance, readPlans, readSubscription } from '#src/db/reads/profile.ts'
import type { Usage } from '#src/domain/account/rows.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useSyncPart } from '#src/state/sync-status.ts'
import { accountWords } from '#src/words/account/account.ts'
import { planTitle, usageWords } from '#src/words/billing/plan-names.ts'

/**
 * Undefined until all reads and `code` resolve, because panels that appear one by one would shift the page.
 * Null before the first pull.
 */
export function useAccount(code: () => Promise<void>) {
  return useLiveQuery(async () => {
    const [{ profile, ...allowance }, subscription = null, plans] = await Promise.all([
      readAllowance(),
      readSubscription(),
      readPlans(),
      code(),
    ])
    return profile && { profile, ...allowance, subscription, plans }
  })
}

export type AccountFacts = NonNullable<ReturnType<typeof useAccount>>

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid items-baseline gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function creditWords(usage: Usage | null, failed: boolean): string {
  if (usage) return usageWords.used(usage)
  return failed ? usageWords.loadFailed : accountWords.creditsLoading
}

export function Facts({ profile, usage }: AccountFacts) {
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
