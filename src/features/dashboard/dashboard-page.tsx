import { Link, Redirect } from 'wouter'
import { hasAutocomplete, isSpent } from '#src/domain/account/credits.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { CreditsSpent } from '#src/parts/search/credits-spent.tsx'
import { loadAgain } from '#src/parts/sync/actions.ts'
import { isTrying, useSyncPart } from '#src/state/sync-status.ts'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { dashboardWords } from '#src/words/dashboard.ts'
import { AutocompletePanel } from './autocomplete-panel.tsx'
import { BasicSearch } from './basic-search.tsx'
import { CreditsPanel } from './credits-panel.tsx'
import { Places } from './places.tsx'
import { useOverview } from './use-overview.ts'

function ProfileFailure() {
  const phase = useSyncPart('phase')
  return <LoadFailure title={dashboardWords.profileFailed} trying={isTrying(phase)} onRetry={loadAgain} />
}

export function DashboardPage() {
  const overview = useOverview()
  const trouble = useSyncPart('trouble')

  if (!overview)
    return trouble && overview === null ? (
      <ProfileFailure />
    ) : (
      <Skeleton label={dashboardWords.loading} shape="card" />
    )

  const { profile, plan, usage } = overview
  if (!profile.first_name || !profile.last_name) return <Redirect to={routes.completeProfile} replace />

  const spent = isSpent(usage, now())
  return (
    <>
      <PageHeader title={dashboardWords.welcome(profile.first_name, profile.last_name)} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
        <CreditsPanel usage={usage} plan={plan} failed={trouble !== null} />
        <div className="flex flex-col gap-6">
          {spent && usage && <CreditsSpent usage={usage} plan={plan} link={(link) => <Link {...link} />} />}
          {plan && hasAutocomplete(plan) && <AutocompletePanel plan={plan} usage={usage} />}
          <BasicSearch spent={spent} />
          <Places />
        </div>
      </div>
    </>
  )
}
