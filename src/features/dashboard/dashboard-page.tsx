import { Redirect } from 'wouter'
import { hasAutocomplete } from '#src/domain/credits.ts'
import { messages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BasicSearch } from './basic-search.tsx'
import { CreditsPanel } from './credits-panel.tsx'
import { Places } from './places.tsx'
import { useOverview } from './use-overview.ts'

// The free plan has none.
const AutocompletePanel = lazyPart(
  'the search form',
  async () => (await import('./autocomplete-panel.tsx')).AutocompletePanel,
  { waiting: () => <Skeleton label="Loading the search form" shape="card" /> },
)

export function DashboardPage() {
  const overview = useOverview()
  const { phase } = useSyncStatus()
  const unreachable = phase === 'failed' || phase === 'offline'

  if (!overview)
    return unreachable && overview === null ? (
      <ErrorState title={messages.profileLoadFailed}>
        Your profile is not on this device yet. It is loaded as soon as there is a connection.
      </ErrorState>
    ) : (
      <Skeleton label="Loading your dashboard" shape="card" />
    )

  const { profile, plan, usage } = overview
  if (!profile.first_name || !profile.last_name) return <Redirect to={routes.completeProfile} replace />

  return (
    <>
      <PageHeader title={`Welcome, ${profile.first_name} ${profile.last_name}`} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
        <CreditsPanel usage={usage} plan={plan} failed={unreachable} />
        <div className="flex flex-col gap-6">
          {plan && hasAutocomplete(plan) && <AutocompletePanel plan={plan} usage={usage} />}
          <BasicSearch />
          <Places />
        </div>
      </div>
    </>
  )
}
