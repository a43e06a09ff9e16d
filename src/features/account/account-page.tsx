import { useLiveQuery } from 'dexie-react-hooks'
import { readProfile } from '#src/db/reads/profile.ts'
import { readUsage } from '#src/db/reads/usage.ts'
import { hasPlans } from '#src/lib/env.ts'
import { loadAgain } from '#src/parts/sync/actions.ts'
import { isTrying, useSyncStatus } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { accountWords } from '#src/words/account.ts'
import { Billing } from './billing/billing.tsx'
import { CheckoutReturn } from './billing/checkout-return.tsx'
import { ConsentForm } from './consent-form.tsx'
import { DevicePanel } from './device-panel.tsx'
import { Facts } from './facts.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { UnsentChanges } from './unsent-changes.tsx'

// Below what most come for.
const ArchivePanel = lazyPart('archive', async () => (await import('./archive-panel.tsx')).ArchivePanel)
const Security = lazyPart('security', async () => (await import('./security/security.tsx')).Security)

export function AccountPage() {
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  const usage = useLiveQuery(async () => (await readUsage()) ?? null)
  const { phase, trouble } = useSyncStatus()

  if (!profile)
    return trouble ? (
      <LoadFailure title={accountWords.loadFailed} trying={isTrying(phase)} onRetry={loadAgain} />
    ) : (
      <Skeleton label={accountWords.loading} shape="card" />
    )

  return (
    <>
      <PageHeader title={accountWords.title} />
      <CheckoutReturn />
      <div className="mb-6 flex flex-col gap-6 empty:hidden">
        <UnsentChanges />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={accountWords.details}>
            <Facts profile={profile} usage={usage} />
          </Panel>
          {hasPlans && <Billing level={profile.subscription_level} />}
          <Panel title={accountWords.marketing}>
            <ConsentForm key={String(profile.marketing_consent)} profile={profile} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <LanguagePanel />
          <DevicePanel />
          <ArchivePanel />
          <Security email={profile.email} />
        </div>
      </div>
    </>
  )
}
